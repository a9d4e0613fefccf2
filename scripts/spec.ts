import { claimsFile, readClaims } from "./spec/claims.ts";
import { cover, faultLines } from "./spec/coverage.ts";
import { lastRun } from "./spec/reports.ts";
import { sourceTests } from "./spec/titles.ts";

// `npm run coverage:spec`: whether every claim of the specification is shown by tests that passed in the last run of `npm test`.
// With `--static` only whether the named tests are there.

const isStatic = process.argv.includes("--static");
const { results, missing } = isStatic ? { results: null, missing: [] } : lastRun();
const covered = cover(readClaims(), sourceTests(), results);
const faults = faultLines(covered);

for (const paragraph of new Set(covered.map(({ claim }) => claim.paragraph))) {
  const claims = covered.filter(({ claim }) => claim.paragraph === paragraph);
  const shown = claims.filter((one) => one.faults.length === 0);
  console.info(`  ${paragraph.padEnd(36)}${`${shown.length} of ${claims.length}`.padStart(12)}`);
}
console.info(
  `${covered.length - faults.length} of ${covered.length} claims of ${claimsFile} are shown by tests that ${isStatic ? "are there" : "passed"}.`,
);
for (const line of faults) console.error(line);
if (missing.length > 0)
  console.error(`These parts have not been run: ${missing.join(", ")}. Run \`npm test\` first.`);
process.exitCode = faults.length + missing.length > 0 ? 1 : 0;
