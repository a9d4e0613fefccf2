import { claimsFile, readClaims } from "../spec/claims.ts";
import { type Covered, checkCoverage, formatProblems } from "../spec/coverage.ts";
import { readLastRun } from "../spec/reports.ts";
import { readSourceTests } from "../spec/titles.ts";

// `npm run coverage:spec`: checks that every claim of the specification is covered by tests that passed in the last run of `npm test`. With
// `--static` it only checks that the named tests exist, which needs no run.

/** Prints the number of covered claims of each paragraph, and the problems of the others. @returns the exit code */
function report(covered: readonly Covered[], shownBy: string): number {
  const isShown = ({ problems }: Covered) => problems.length === 0;
  for (const paragraph of new Set(covered.map(({ claim }) => claim.paragraph))) {
    const claims = covered.filter(({ claim }) => claim.paragraph === paragraph);
    const count = `${claims.filter(isShown).length} of ${claims.length}`;
    console.info(`  ${paragraph.padEnd(44)}${count.padStart(10)}`);
  }
  for (const line of formatProblems(covered)) console.error(line);
  const shown = covered.filter(isShown).length;
  console.info(`${shown} of ${covered.length} claims of ${claimsFile} are shown by ${shownBy}.`);
  return shown === covered.length ? 0 : 1;
}

const claims = readClaims();
if (process.argv.includes("--static")) {
  process.exitCode = report(checkCoverage(claims, readSourceTests(), null), "tests that are there");
} else {
  const { results, missing } = readLastRun();
  if (missing.length > 0) {
    console.error(`No report of these parts: ${missing.join(", ")}. Run \`npm test\`, which runs them all.`);
    process.exitCode = 1;
  } else {
    process.exitCode = report(
      checkCoverage(claims, readSourceTests(), results),
      "tests that passed in the last run",
    );
  }
}
