import { readFile, rm } from "node:fs/promises";
import { relative } from "node:path";
import * as z from "zod/mini";
import { findBrowser } from "./suite/browser.ts";
import { main, run } from "./suite/run.ts";
import { root } from "./suite/suite.ts";

// `npm test`: check, then every test. With a name (`unit`, `api`, `hostile`, `e2e`) only those tests.

/**
 * The kinds of tests: which Vitest projects, and whether they need the suite and its sample market. Each kind has a market of
 * its own: hostile requests leave nothing of theirs as it was.
 */
const kinds = {
  unit: {
    projects: ["domain", "functions", "scripts", "@halkopiha/web", "@halkopiha/emulator"],
    suite: false,
  },
  api: { projects: ["api", "rules"], suite: true },
  hostile: { projects: ["hostile"], suite: true },
  e2e: { projects: ["e2e"], suite: true },
} as const;
type Kind = keyof typeof kinds;

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
const report = (kind: Kind) => `${root}/.suite/${kind}.json`;

/** The journeys cannot do without a browser; the emulator's tests skip what needs one and say so. */
async function browserFor(kind: Kind): Promise<{ CHROMIUM?: string }> {
  if (kind === "e2e") return { CHROMIUM: await findBrowser() };
  return kind === "unit"
    ? findBrowser().then(
        (CHROMIUM) => ({ CHROMIUM }),
        () => ({}),
      )
    : {};
}

async function test(kind: Kind): Promise<boolean> {
  const { projects, suite } = kinds[kind];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report(kind)}`];
  const vitest = ["vitest", "run", ...chosen, ...reporters];
  const env = { ...process.env, ...(await browserFor(kind)) };
  const code = suite
    ? await run("node", ["scripts/suite.ts", "--seed", ...vitest], env)
    : await run("vitest", vitest.slice(1), env);
  return code === 0;
}

/** What a kind's tests have told; a kind that died before it could tell counts as one failure. */
async function told(kind: Kind): Promise<z.output<typeof Report>> {
  const text = await readFile(report(kind), "utf8").catch(() => null);
  return text
    ? Report.parse(JSON.parse(text))
    : { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults: [] };
}

/** The last lines of a run: what failed, by name, since its own words may be thousands of lines above; then the sums. */
async function summary(tested: readonly Kind[]): Promise<string> {
  const reports = await Promise.all(tested.map(told));
  const failed = reports
    .flatMap(({ testResults }) => testResults)
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(root, name);
      return titles.length === 0 ? [file] : titles.map(({ fullName }) => `${file} > ${fullName}`);
    });
  const sum = (key: "numPassedTests" | "numFailedTests" | "numPendingTests") =>
    reports.reduce((total, one) => total + one[key], 0);
  const sums = `${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`;
  return [...failed.map((name) => `FAILED ${name}`), sums].join("\n");
}

function isKind(name: string): name is Kind {
  return name in kinds;
}

await main(async () => {
  const asked = process.argv.slice(2).filter(isKind);
  const tested = asked.length > 0 ? asked : (["unit", "api", "hostile", "e2e"] as const);
  await Promise.all(tested.map((kind) => rm(report(kind), { force: true })));
  const results: boolean[] = [];
  if (asked.length === 0) results.push((await run("node", ["scripts/check.ts"])) === 0);
  for (const kind of tested) results.push(await test(kind));
  console.info(`\n${await summary(tested)}`);
  return results.every(Boolean) ? 0 : 1;
});
