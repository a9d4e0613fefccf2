import { personalData } from "@halkopiha/domain/personal-data/collections.ts";
import * as z from "zod/mini";
import { database } from "./market.ts";

/** The collections of the database, with the messages of tickets, which are below them. */
export async function listCollections(): Promise<string[]> {
  const names = (await database.listCollections()).map(({ id }) => id);
  return [...names, "messages"];
}

/** Where a text occurs in the whole database, as paths of documents. */
export async function findEverywhere(text: string): Promise<string[]> {
  const needle = text.toLowerCase();
  const paths: string[] = [];
  for (const name of await listCollections()) {
    const { docs } = await database.collectionGroup(name).get();
    for (const { ref } of docs.filter((found) => JSON.stringify(found.data()).toLowerCase().includes(needle)))
      paths.push(ref.path);
  }
  return paths;
}

const Copy = z.object({
  service: z.string(),
  createdAt: z.iso.datetime(),
  kept: z.array(z.string()),
  collections: z.array(
    z.object({ name: z.string(), label: z.string(), documents: z.array(z.record(z.string(), z.unknown())) }),
  ),
});

/** A copy of personal data as its person opens it: the documents by collection, each collection once. */
export async function readCopy(file: Blob) {
  const copy = Copy.parse(JSON.parse(await file.text()));
  const names = copy.collections.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error(`A collection is there twice: ${names.join(", ")}`);
  return { ...copy, documents: new Map(copy.collections.map(({ name, documents }) => [name, documents])) };
}

/** Whether the table of personal data has a row for a collection. */
export const hasRow = (name: string): boolean => personalData[name] !== undefined;
