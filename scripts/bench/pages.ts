import { main } from "../suite/run.ts";
import { startInstance } from "./instance.ts";
import { measureLoad, measureUsage } from "./load.ts";
import { quantile, toTenths } from "./statistics.ts";

// Measures the pages that are rendered on the server: the cold start, the time and the documents of a page, and the heap over many pages. One
// instance of `pages` against the suite's Firestore with the sample market.

const coldStarts = 9;
const times = 200;
const renders = 5000;
const rendersPerSample = 1000;
const functions = process.env["SUITE_FUNCTIONS"] ?? "";

const paths = [
  "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
  "/myyja/halkomestari-halkomestarin-puu-oy-orivesi",
  "/ilmoitukset",
  "/haku",
  "/polttopuut/uusimaa",
  "/polttopuut/pirkanmaa/orivesi",
] as const;

/** @throws Error when the page is not rendered */
async function readPage(url: string): Promise<void> {
  const response = await fetch(url);
  const html = await response.text();
  if (!response.ok || !html.includes('id="answers"')) throw new Error(`${url}: ${response.status}`);
}

/** Milliseconds from importing the bundle to the first page of a new instance. */
async function coldStart(): Promise<number> {
  const { url, loading, stop } = await startInstance(functions, "pages");
  const started = performance.now();
  await readPage(url + paths[0]);
  const answer = performance.now() - started;
  await stop();
  return loading + answer;
}

async function printColdStarts(): Promise<void> {
  const starts: number[] = [];
  while (starts.length < coldStarts) starts.push(await coldStart());
  console.info(
    `Cold start, import to the first page, median of ${coldStarts}: ${toTenths(quantile(starts, 0.5))} ms`,
  );
}

await main(async () => {
  await printColdStarts();
  const { url, readHeap, stop } = await startInstance(functions, "pages");
  const table: Record<string, string | number>[] = [];
  for (const path of paths) {
    const prepare = async () => () => readPage(url + path);
    await measureLoad(prepare, { atOnce: 1, times: 50 });
    const usage = await measureUsage(prepare);
    table.push({ path, ...(await measureLoad(prepare, { atOnce: 1, times })), ...usage });
  }
  console.table(table);
  const heaps: number[] = [await readHeap()];
  for (let done = 0; done < renders; done += rendersPerSample) {
    const prepare = async (index: number) => () => readPage(url + paths[index % paths.length]);
    await measureLoad(prepare, { atOnce: 10, times: rendersPerSample });
    heaps.push(await readHeap());
  }
  console.info(
    `Heap before and after each ${rendersPerSample} pages: ${heaps.map((bytes) => toTenths(bytes / 2 ** 20)).join(", ")} MiB`,
  );
  await stop();
  return 0;
});
