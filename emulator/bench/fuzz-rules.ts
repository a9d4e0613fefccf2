import { randomInt } from "node:crypto";
import fc from "fast-check";
import { anyAccessCheck, anyCorruption, compileCorrupted, evaluateTwice } from "../src/testing/fuzz-rules.ts";

// Searches for rules that crash, hang or give different results, for a number of seconds: node bench/fuzz-rules.ts 60 [seed]

const roundsOfSeed = 200;
const maxMilliseconds = 1000;
const verdicts = new Map<string, number>();

/** The result of `work`; throws when it takes too long. */
function failIfSlow<T>(work: () => T): T {
  const started = performance.now();
  const result = work();
  if (performance.now() - started > maxMilliseconds) throw new Error("It takes too long.");
  return result;
}

const properties = {
  trial: fc.property(anyAccessCheck, (check) => {
    const [verdict = ""] = failIfSlow(() => evaluateTwice(check))
      .replaceAll(/\d+/g, "n")
      .split(" @ ");
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  }),
  damage: fc.property(anyCorruption, (corruption) => failIfSlow(() => compileCorrupted(corruption))),
};

/** Tests one seed; a failure is printed with its seed so that it can be reproduced. */
function runSeed(seed: number): boolean {
  for (const [name, property] of Object.entries(properties)) {
    const details = fc.check<unknown[]>(property, { seed, numRuns: roundsOfSeed });
    if (!details.failed) continue;
    console.error(`seed ${seed}, ${name}:`);
    console.error(fc.defaultReportMessage(details));
    return false;
  }
  return true;
}

function main(seconds: number, given: number | undefined): void {
  // Discard the output of debug(x) in rules.
  console.info = () => {};
  const until = performance.now() + seconds * 1000;
  let tried = 0;
  do {
    const seed = given ?? randomInt(2 ** 31);
    process.stdout.write(`seed ${seed}\n`);
    if (!runSeed(seed)) process.exit(1);
    tried++;
  } while (given === undefined && performance.now() < until);
  process.stdout.write(
    `${tried * roundsOfSeed * 2} files of rules, ${verdicts.size} kinds of results, no error\n`,
  );
}

main(Number(process.argv[2] ?? 60), process.argv[3] === undefined ? undefined : Number(process.argv[3]));
