import type { Product } from "@halkopiha/domain/products/product.ts";
import type { ProductIndexFields } from "@halkopiha/domain/search/product-index.ts";
import { type BulkWriter, Timestamp } from "firebase-admin/firestore";
import { buildDocuments } from "../../emulator-data/documents.ts";
import { createRandom } from "../../emulator-data/generate/random.ts";
import { readMarket } from "../../emulator-data/market.ts";
import type { Clients } from "../../emulator-data/seed-clients.ts";

const day = 24 * 60 * 60 * 1000;

/** Generates products from those of the sample market, each with another price and date. */
export function* manyProducts(samples: readonly (Product & ProductIndexFields)[], from: number, to: number) {
  const random = createRandom(from + 1);
  for (let index = from; index < to; index += 1) {
    const { _id, createdAt, updatedAt, ...sample } = random.pick(samples);
    const at = Timestamp.fromMillis(Date.UTC(2026, 10, 1) - random.below(365 * day));
    const price = Math.round((sample.price * (80 + random.below(40))) / 100);
    yield { id: `bench-${index}`, data: { ...sample, price, createdAt: at, updatedAt: at } };
  }
}

function write({ firestore }: Clients, writer: BulkWriter, products: ReturnType<typeof manyProducts>) {
  for (const { id, data } of products) void writer.set(firestore.collection("products").doc(id), data);
}

const noImages = { small: "", large: "", original: "" };
const sampleDocuments = async () => buildDocuments(await readMarket(), () => noImages);

/** Adds products to the market, from one size to another. */
export async function addProducts(clients: Clients, from: number, to: number): Promise<void> {
  const { products } = await sampleDocuments();
  const writer = clients.firestore.bulkWriter({ throttling: false });
  write(clients, writer, manyProducts(products, from, to));
  await writer.close();
}

/** Writes the localities that a search looks up. */
export async function writeLocalities({ firestore }: Clients): Promise<void> {
  const { localities } = await sampleDocuments();
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { _id, ...locality } of localities)
    void writer.set(firestore.collection("localities").doc(_id), locality);
  await writer.close();
}
