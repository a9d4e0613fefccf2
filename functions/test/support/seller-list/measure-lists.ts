import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { saveSellerList } from "../../../src/downloads/save-seller-list.ts";
import { sellerListWriters } from "../../../src/downloads/seller-list.ts";
import { toChunks } from "../../../src/downloads/table-writer.ts";
import { iterateManySellers } from "./many-sellers.ts";

// A program of its own, so that its memory is nobody else's: writes the list of sellers as both files and prints how much
// memory that took. `made-up <how many> <folder>` makes the sellers up; `stored <export>` reads them from the database and
// writes into Storage.

const [source, ...rest] = process.argv.slice(2);
const baseline = process.memoryUsage();
let maxHeap = 0;
let pages = 0;

function sampleMemory(): void {
  maxHeap = Math.max(maxHeap, process.memoryUsage().heapUsed);
  pages += 1;
}

async function* sampleEach<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const thing of items) {
    sampleMemory();
    yield thing;
  }
}

async function writeMadeUp([count = "0", folder = "."]: string[]): Promise<void> {
  for (const kind of ["csv", "xlsx"] as const) {
    const chunks = toChunks(await sellerListWriters[kind](), sampleEach(iterateManySellers(Number(count))));
    await pipeline(chunks, createWriteStream(`${folder}/seller-list.${kind}`));
  }
}

async function writeStored([exportId = ""]: string[]): Promise<void> {
  await saveSellerList(exportId, async () => sampleMemory());
}

await (source === "stored" ? writeStored(rest) : writeMadeUp(rest));
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
console.info(
  JSON.stringify({
    // The kernel's own high-water mark, in kilobytes: no peak between two looks is missed.
    peak: megabytes(process.resourceUsage().maxRSS * 1024),
    rss: megabytes(process.resourceUsage().maxRSS * 1024 - baseline.rss),
    heap: megabytes(maxHeap - baseline.heapUsed),
    pages,
  }),
);
