import type { Claim, TestName } from "./claims.ts";
import type { Result } from "./reports.ts";
import { anyText, hasPlaceholder, type SourceTest, separator } from "./titles.ts";

/** The suffixes of a list: the whole list, without the first element, …, the last element. */
const ends = <T>(list: readonly T[]): T[][] => list.map((_, from) => list.slice(from));

/** How a reference matches a test: by its title in the source, or by the title of one row of its table. */
interface Match {
  by: "source" | "row";
  test: SourceTest;
}

function findMatch({ title }: TestName, test: SourceTest): Match | null {
  for (const end of ends(test.titles)) {
    if (end.map(({ text }) => text).join(separator) === title) return { by: "source", test };
    const sources = end.map(({ pattern }) => pattern.source.slice(1, -1));
    const isRow = new RegExp(`^${sources.join(separator)}$`).test(title);
    // A placeholder in a row's title was meant as a title in the source, and would match no test that ran.
    if (isRow && !hasPlaceholder(title)) return { by: "row", test };
  }
  return null;
}

const isRunOf = (result: Result, { file, titles }: SourceTest) =>
  file === result.file &&
  titles.length === result.titles.length &&
  titles.every(({ pattern }, level) => pattern.test(result.titles[level] ?? ""));

/** The test of a result: of several matching titles, the one with the most literal text. */
function findSource(result: Result, tests: readonly SourceTest[]): SourceTest | undefined {
  const written = ({ titles }: SourceTest) =>
    titles.reduce((sum, { pattern }) => sum + pattern.source.replaceAll(anyText, "").length, 0);
  return tests.filter((test) => isRunOf(result, test)).sort((a, b) => written(b) - written(a))[0];
}

/** The results of a reference: those of all rows for a title in the source, otherwise those with exactly that title. */
function findResults(
  name: TestName,
  matches: readonly Match[],
  tests: readonly SourceTest[],
  results: readonly Result[],
): Result[] {
  const named = matches.filter(({ by }) => by === "source").map(({ test }) => test);
  return results
    .filter(({ file }) => file === name.file)
    .filter((result) => {
      if (ends(result.titles).some((end) => end.join(separator) === name.title)) return true;
      const source = findSource(result, tests);
      return named.some((test) => test === source);
    });
}

/** The problem of a claim's test, or none if it has passed. Without results only its existence is checked. */
function findProblem(
  name: TestName,
  tests: readonly SourceTest[],
  results: readonly Result[] | null,
): string | null {
  const said = `${name.file}${separator}${name.title}`;
  const own = tests.filter(({ file }) => file === name.file);
  const found = own.map((test) => findMatch(name, test)).filter((match) => match !== null);
  if (found.length === 0) return `there is no test "${said}"`;
  if (!results) return null;
  const meant = findResults(name, found, own, results);
  if (meant.length === 0) return `"${said}" did not run`;
  const notPassed = meant.find(({ status }) => status !== "passed");
  return notPassed ? `"${said}" is ${notPassed.status}` : null;
}

export interface Covered {
  claim: Claim;
  /** Empty when every test of the claim exists and, with results, has passed. */
  problems: readonly string[];
}

/**
 * Checks claims against the tests that they reference.
 * @param results of the last run; null to check only that the tests exist
 */
export function checkCoverage(
  claims: readonly Claim[],
  tests: readonly SourceTest[],
  results: readonly Result[] | null,
): Covered[] {
  return claims.map((claim) => {
    if (claim.tests.length === 0) return { claim, problems: ["no test covers it"] };
    const problems = claim.tests.map((name) => findProblem(name, tests, results));
    return { claim, problems: problems.filter((problem) => problem !== null) };
  });
}

/** One line for each uncovered claim. */
export function formatProblems(covered: readonly Covered[]): string[] {
  return covered
    .filter(({ problems }) => problems.length > 0)
    .map(
      ({ claim: { paragraph, says }, problems }) => `${paragraph}: ${says}\n    ${problems.join("\n    ")}`,
    );
}
