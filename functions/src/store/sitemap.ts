import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { Id, Instant } from "@halkopiha/domain/schemas/primitives.ts";
import { FieldPath, type Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseAll, parseDocument } from "./firestore/document.ts";

// The pages of products and sellers are listed in parts, in the order of ids. The nightly job stores the ids at which parts start, so that
// a part is read without the ones before it.

/** Maximum number of documents read for a part. */
const maxEntries = 10_000;
/** Number of documents of a part when it is counted: the rest is for those added until the next night. */
const entriesPerPart = 9000;
/** Maximum number of parts of a collection; further documents are not listed. */
const maxParts = 100;

export const listedCollections = ["products", "sellers"] as const;
export type ListedCollection = (typeof listedCollections)[number];

/** The ids at which the second part and the following ones start. */
const PartStarts = z.object({ products: z.array(Id), sellers: z.array(Id) });
export type PartStarts = z.infer<typeof PartStarts>;

const startsRef = () => firestore().collection("figures").doc("sitemap");

/** The stored starts; before the first night there is one part of each collection. */
export async function readPartStarts(): Promise<PartStarts> {
  return parseDocument(PartStarts, await startsRef().get()) ?? { products: [], sellers: [] };
}

/** The public documents of a collection in the order of ids. */
function queryPublic(collection: ListedCollection): Query {
  const all: Query = firestore().collection(collection);
  const listed = collection === "products" ? all.where("visible", "==", true) : all;
  return listed.orderBy(FieldPath.documentId());
}

/** Counts the parts of a collection: one read for each of its documents. */
async function findPartStarts(collection: ListedCollection, size: number): Promise<string[]> {
  const starts: string[] = [];
  while (starts.length < maxParts - 1) {
    const query = queryPublic(collection)
      .select()
      .limit(size + 1);
    const start = starts.at(-1);
    const { docs } = await (start === undefined ? query : query.startAt(start)).get();
    const next = docs[size];
    if (!next) break;
    starts.push(next.id);
  }
  return starts;
}

/** Stores the starts of all parts for the day. Safe to run twice; until it is done, those of the night before are used. */
export async function storePartStarts(size = entriesPerPart): Promise<void> {
  const products = await findPartStarts("products", size);
  const sellers = await findPartStarts("sellers", size);
  await startsRef().set({ products, sellers } satisfies PartStarts);
}

/** From the id of the first document up to the first one of the next part; null at either end of the collection. */
export interface PartRange {
  from: string | null;
  until: string | null;
}

function readPart(collection: ListedCollection, { from, until }: PartRange, fields: readonly string[]) {
  let query = queryPublic(collection).select(...fields);
  if (from !== null) query = query.startAt(from);
  if (until !== null) query = query.endBefore(until);
  return query.limit(maxEntries).get();
}

const Address = z.object({ locality: z.object({ location: z.string() }) });

/** The fields that name a product's page. */
const ListedProduct = z.object({
  _id: Id,
  category: z.enum(categories),
  name: z.string(),
  material: z.optional(z.string()),
  owner: z.object({ address: Address }),
  updatedAt: z.optional(Instant),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

/** The fields that name a seller's page. */
const ListedSeller = z.object({
  _id: Id,
  name: z.string(),
  address: Address,
  updatedAt: z.optional(Instant),
});
export type ListedSeller = z.infer<typeof ListedSeller>;

export async function listProductsOfPart(range: PartRange): Promise<ListedProduct[]> {
  const fields = ["category", "name", "material", "owner.address.locality.location", "updatedAt"];
  return parseAll(ListedProduct, (await readPart("products", range, fields)).docs);
}

export async function listSellersOfPart(range: PartRange): Promise<ListedSeller[]> {
  const fields = ["name", "address.locality.location", "updatedAt"];
  return parseAll(ListedSeller, (await readPart("sellers", range, fields)).docs);
}
