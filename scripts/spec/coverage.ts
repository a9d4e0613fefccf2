import type { Claim, TestName } from "./claims.ts";
import type { Result } from "./reports.ts";
import { anyText, type SourceTest, separator } from "./titles.ts";

/** The ends of a list: all of it, all but the first, …, the last alone. */
const ends = <T>(list: readonly T[]): T[][] => list.map((_, from) => list.slice(from));

/** How a name means a test of the sources: by its title as written, or as one row of its table gives it. */
interface Match {
  by: "source" | "row";
  test: SourceTest;
}

function findMatch({ title }: TestName, test: SourceTest): Match | null {
  for (const end of ends(test.titles)) {
    if (end.map(({ text }) => text).join(separator) === title) return { by: "source", test };
    const sources = end.map(({ pattern }) => pattern.source.slice(1, -1));
    if (new RegExp(`^${sources.join(separator)}$`).test(title)) return { by: "row", test };
  }
  return null;
}

const isRunOf = (result: Result, { file, titles }: SourceTest) =>
  file === result.file &&
  titles.length === result.titles.length &&
  titles.every(({ pattern }, level) => pattern.test(result.titles[level] ?? ""));

/** The test that gave a result: of several whose titles fit, the one with most of its title written out. */
function findSource(result: Result, tests: readonly SourceTest[]): SourceTest | undefined {
  const written = ({ titles }: SourceTest) =>
    titles.reduce((sum, { pattern }) => sum + pattern.source.replaceAll(anyText, "").length, 0);
  return tests.filter((test) => isRunOf(result, test)).sort((a, b) => written(b) - written(a))[0];
}

/** The results that a name means: of a title as written those of all its rows, else those under exactly that title. */
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

/** Whether the tests of a claim have passed, and if not, why not. Without results only whether they are there. */
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
  /** Empty when every test of the claim is there and, with results, has passed. */
  faults: readonly string[];
}

/**
 * Compares claims with the tests that they name.
 * @param results of the last run; null to ask only whether the tests are there
 */
export function checkCoverage(
  claims: readonly Claim[],
  tests: readonly SourceTest[],
  results: readonly Result[] | null,
): Covered[] {
  return claims.map((claim) => {
    if (claim.tests.length === 0) return { claim, faults: ["no test covers it"] };
    const faults = claim.tests.map((name) => findProblem(name, tests, results));
    return { claim, faults: faults.filter((fault) => fault !== null) };
  });
}

/** One line for each claim that is not shown. */
export function formatProblems(covered: readonly Covered[]): string[] {
  return covered
    .filter(({ faults }) => faults.length > 0)
    .map(({ claim: { paragraph, says }, faults }) => `${paragraph}: ${says}\n    ${faults.join("\n    ")}`);
}
