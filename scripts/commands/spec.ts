import { findTagErrors, findUnshown } from "../spec/coverage.ts";
import { readClaims, specificationFile } from "../spec/specification.ts";
import { readTags } from "../spec/tags.ts";
import { readLastRun } from "../tests/reports.ts";

// `npm run coverage:spec`: which claims of the specification were shown by the last run of `npm test`, counted for each paragraph.

/** Prints the number of claims shown in each paragraph, and why the others were not. @returns the exit code */
function report(): number {
  const { results, missing } = readLastRun();
  if (missing.length > 0) {
    console.error(`No report of these parts: ${missing.join(", ")}. Run \`npm test\`, which runs them all.`);
    return 1;
  }
  const [claims, tags] = [readClaims(), readTags()];
  const tested = claims
    .filter(({ untested }) => !untested)
    .map((claim) => ({ claim, reasons: findUnshown(claim, tags, results) }));
  const shown = tested.filter(({ reasons }) => reasons.length === 0).map(({ claim }) => claim);
  for (const paragraph of new Set(claims.map((claim) => claim.paragraph))) {
    const count = (all: typeof claims) => all.filter((claim) => claim.paragraph === paragraph).length;
    console.info(`  ${paragraph.padEnd(44)}${`${count(shown)} of ${count(claims)}`.padStart(10)}`);
  }
  for (const line of findTagErrors(claims, tags)) console.error(line);
  for (const { claim, reasons } of tested)
    if (reasons.length > 0) console.error(`${claim.id}: ${claim.says}\n    ${reasons.join("\n    ")}`);
  for (const { id, untested } of claims) if (untested) console.info(`${id} has no test: ${untested}`);
  console.info(
    `${shown.length} of ${claims.length} claims of ${specificationFile} were shown by the last run.`,
  );
  return shown.length === tested.length ? 0 : 1;
}

process.exitCode = report();
