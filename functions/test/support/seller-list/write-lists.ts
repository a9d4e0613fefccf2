import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { saveSellerList } from "../../../src/downloads/save-seller-list.ts";
import { sellerListWriters } from "../../../src/downloads/seller-list.ts";
import { toChunks } from "../../../src/downloads/table-writer.ts";
import { iterateManySellers } from "./many-sellers.ts";

// A separate process, so that its memory can be limited: writes the seller list in both file formats and prints the number of pages that it
// has read. `made-up <count> <folder>` generates the sellers; `stored <export>` reads them from the database and writes to Storage.

const [source, ...rest] = process.argv.slice(2);
let pages = 0;

async function* countEach<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    pages += 1;
    yield item;
  }
}

async function writeMadeUp([count = "0", folder = "."]: string[]): Promise<void> {
  for (const kind of ["csv", "xlsx"] as const) {
    const chunks = toChunks(await sellerListWriters[kind](), countEach(iterateManySellers(Number(count))));
    await pipeline(chunks, createWriteStream(`${folder}/seller-list.${kind}`));
  }
}

async function writeStored([exportId = ""]: string[]): Promise<void> {
  await saveSellerList(exportId, {}, "root", async () => {
    pages += 1;
  });
}

await (source === "stored" ? writeStored(rest) : writeMadeUp(rest));
console.info(JSON.stringify({ pages }));
