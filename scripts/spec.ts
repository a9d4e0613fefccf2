import { cover } from "./spec/coverage.ts";
import { items } from "./spec/items.ts";
import { testFiles } from "./spec/tests.ts";

// `npm run coverage:spec`: what the specification says, and the tests that show it. Fails when something is shown by none.

const covered = cover(items, testFiles());
for (const section of [...new Set(items.map((item) => item.section))].sort()) {
  console.info(`\n§${section}`);
  for (const { item, tests } of covered.filter((one) => one.item.section === section)) {
    const first = tests[0];
    const more = tests.length > 1 ? ` and ${tests.length - 1} more` : "";
    console.info(`  ${first ? "✓" : "✗"} ${item.says}`);
    if (first) console.info(`      ${first.file}: ${first.name}${more}`);
  }
}
const missing = covered.filter(({ tests }) => tests.length === 0);
console.info(`\n${items.length - missing.length} of ${items.length} are shown by a test.`);
for (const { item } of missing)
  console.error(`§${item.section} ${item.says}: no test has ${item.words.join(", ")}`);
process.exitCode = missing.length > 0 ? 1 : 0;
