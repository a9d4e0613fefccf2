import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { saveSellerList } from "../../../src/downloads/save-seller-list.ts";
import { sellerListWriters } from "../../../src/downloads/seller-list.ts";
import { toChunks } from "../../../src/downloads/table-writer.ts";
import { iterateManySellers } from "./many-sellers.ts";

// A separate process, so that its memory can be measured: writes the seller list in both file formats and prints the memory used. `made-up
// <count> <folder>` generates the sellers; `stored <export>` reads them from the database and writes to Storage.

const [source, ...rest] = process.argv.slice(2);
const baseline = process.memoryUsage();
let maxHeap = 0;
let pages = 0;

function sampleMemory(): void {
  maxHeap = Math.max(maxHeap, process.memoryUsage().heapUsed);
  pages += 1;
}

async function* sampleEach<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    sampleMemory();
    yield item;
  }
}

async function writeMadeUp([count = "0", folder = "."]: string[]): Promise<void> {
  for (const kind of ["csv", "xlsx"] as const) {
    const chunks = toChunks(await sellerListWriters[kind](), sampleEach(iterateManySellers(Number(count))));
    await pipeline(chunks, createWriteStream(`${folder}/seller-list.${kind}`));
  }
}

async function writeStored([exportId = ""]: string[]): Promise<void> {
  await saveSellerList(exportId, {}, async () => sampleMemory());
}

await (source === "stored" ? writeStored(rest) : writeMadeUp(rest));
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
console.info(
  JSON.stringify({
    // The kernel's high-water mark, in kilobytes: unlike samples it misses no peak.
    peak: megabytes(process.resourceUsage().maxRSS * 1024),
    rss: megabytes(process.resourceUsage().maxRSS * 1024 - baseline.rss),
    heap: megabytes(maxHeap - baseline.heapUsed),
    pages,
  }),
);
