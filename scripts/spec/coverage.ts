import type { Claim, TestName } from "./claims.ts";
import type { Result } from "./reports.ts";
import { type SourceTest, separator, type Title } from "./titles.ts";

/** The ends of a list: all of it, all but the first, …, the last alone. */
const ends = <T>(list: readonly T[]): T[][] => list.map((_, from) => list.slice(from));

/** How a name means a test of the sources: by its title as written, as one row of its table gives it, or not at all. */
type Match = { by: "source" | "row"; titles: readonly Title[] };

function joined(titles: readonly Title[]): { text: string; pattern: RegExp } {
  const sources = titles.map(({ pattern }) => pattern.source.slice(1, -1));
  return {
    text: titles.map(({ text }) => text).join(separator),
    pattern: new RegExp(`^${sources.join(separator)}$`),
  };
}

function matchOf({ title }: TestName, { titles }: SourceTest): Match | null {
  for (const end of ends(titles)) {
    const { text, pattern } = joined(end);
    if (text === title) return { by: "source", titles: end };
    if (pattern.test(title)) return { by: "row", titles: end };
  }
  return null;
}

/** The results that a name means: of a title as written those of all its rows, else those under exactly that title. */
function resultsOf(name: TestName, matches: readonly Match[], results: readonly Result[]): Result[] {
  const patterns = matches.filter(({ by }) => by === "source").map(({ titles }) => joined(titles).pattern);
  const isMeant = (text: string) => text === name.title || patterns.some((pattern) => pattern.test(text));
  return results.filter(
    ({ file, titles }) => file === name.file && ends(titles).some((end) => isMeant(end.join(separator))),
  );
}

/** Whether the tests of a claim have passed, and if not, why not. Without results only whether they are there. */
function faultOf(
  name: TestName,
  tests: readonly SourceTest[],
  results: readonly Result[] | null,
): string | null {
  const said = `${name.file}${separator}${name.title}`;
  const matches = tests.filter(({ file }) => file === name.file).map((test) => matchOf(name, test));
  const found = matches.filter((match) => match !== null);
  if (found.length === 0) return `there is no test "${said}"`;
  if (!results) return null;
  const meant = resultsOf(name, found, results);
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
export function cover(
  claims: readonly Claim[],
  tests: readonly SourceTest[],
  results: readonly Result[] | null,
): Covered[] {
  return claims.map((claim) => {
    if (claim.tests.length === 0) return { claim, faults: ["no test shows it"] };
    const faults = claim.tests.map((name) => faultOf(name, tests, results));
    return { claim, faults: faults.filter((fault) => fault !== null) };
  });
}

/** One line for each claim that is not shown. */
export function faultLines(covered: readonly Covered[]): string[] {
  return covered
    .filter(({ faults }) => faults.length > 0)
    .map(({ claim: { paragraph, says }, faults }) => `${paragraph}: ${says}\n    ${faults.join("\n    ")}`);
}
