import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launch, newPhone } from "../phone.ts";
import { quantile } from "../statistics.ts";
import { type Cost, measureCost, Trace } from "./tasks.ts";

// `npm run bench:main-thread [paths] [-- --report file]`: the processor time that pages cost the main thread of a phone. The rows without scripts
// are the floor: the same HTML and styles, with nothing to run.

/** Medians of so many visits count. */
const runs = 5;
/** How many times slower than this machine a phone computes. */
const slower = 4;

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];

const appUrl = process.env["APP_URL"];
if (!appUrl) throw new Error("The measurement needs the suite");

async function visit(url: URL, javaScriptEnabled: boolean): Promise<Cost> {
  const browser = await launch();
  try {
    const context = await newPhone(browser, javaScriptEnabled);
    const page = await context.newPage();
    await browser.startTracing(page, { categories });
    await page.goto(url.href, { waitUntil: "networkidle" });
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    return measureCost(Trace.parse(trace), url.origin, slower);
  } finally {
    await browser.close();
  }
}

const median = (costs: readonly Cost[], key: keyof Cost) =>
  Math.round(
    quantile(
      costs.map((cost) => cost[key]),
      0.5,
    ),
  );

async function measure(path: string, javaScriptEnabled: boolean) {
  const url = new URL(path, appUrl);
  const costs: Cost[] = [];
  // The first visit starts the functions and fills the caches.
  await visit(url, javaScriptEnabled);
  for (let run = 0; run < runs; run += 1) costs.push(await visit(url, javaScriptEnabled));
  return {
    page: javaScriptEnabled ? path : `${path} without scripts`,
    "CPU ms": median(costs, "cpu"),
    "longest task × 4, ms": median(costs, "longest"),
    "blocking × 4, ms": median(costs, "blocking"),
  };
}

type Row = Awaited<ReturnType<typeof measure>>;

/** The rows as a table in Markdown. */
function formatReport(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => "---"), ...rows.map((row) => Object.values(row))];
  return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

const { values, positionals } = parseArgs({
  options: { report: { type: "string" } },
  allowPositionals: true,
});
const paths =
  positionals.length > 0
    ? positionals
    : ["/", "/haku", "/ilmoitukset", "/polttopuuinfo/energialaskuri", "/ostoskori"];
const rows: Row[] = [];
for (const path of paths) rows.push(await measure(path, true), await measure(path, false));
console.table(rows);
if (values.report) writeFileSync(values.report, formatReport(rows));
