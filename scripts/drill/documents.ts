import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { Documents } from "./compare.ts";
import { decodeFields, encodeValue } from "./stored-value.ts";

const batchSize = 400;

/** Reads a collection and what is below its documents, also below those that do not exist themselves. */
async function readCollection(collection: CollectionReference, found: Map<string, string>): Promise<void> {
  const refs = await collection.listDocuments();
  for (let start = 0; start < refs.length; start += batchSize) {
    const batch = refs.slice(start, start + batchSize);
    for (const snapshot of await collection.firestore.getAll(...batch)) {
      if (snapshot.exists) found.set(snapshot.ref.path, JSON.stringify(encodeValue(snapshot.data())));
    }
    const below = await Promise.all(batch.map((ref) => ref.listCollections()));
    for (const inner of below.flat()) await readCollection(inner, found);
  }
}

/** Every document of a database. */
export async function readDocuments(database: Firestore): Promise<Documents> {
  const found = new Map<string, string>();
  for (const collection of await database.listCollections()) await readCollection(collection, found);
  return found;
}

/** The first collection of a path. */
const collectionOf = (path: string) => path.slice(0, path.indexOf("/"));

/** Writes documents to a folder: a file for each collection, a document on each line. */
export async function exportDocuments(documents: Documents, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const collection of new Set([...documents.keys()].map(collectionOf))) {
    const lines = [...documents]
      .filter(([path]) => collectionOf(path) === collection)
      .map(([path, fields]) => `${JSON.stringify(path)}\t${fields}\n`);
    await writeFile(`${folder}/${collection}.tsv`, lines.join(""));
  }
}

/** Reads the documents that were exported to a folder. */
export async function readExport(folder: string): Promise<Documents> {
  const found = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".tsv"))) {
    const lines = (await readFile(`${folder}/${file}`, "utf8")).split("\n").filter((line) => line !== "");
    for (const line of lines) {
      const tab = line.indexOf("\t");
      found.set(z.string().parse(JSON.parse(line.slice(0, tab))), line.slice(tab + 1));
    }
  }
  return found;
}

const Fields = z.record(z.string(), z.unknown());

/** Writes exported documents to a database. */
export async function importDocuments(database: Firestore, documents: Documents): Promise<void> {
  const entries = [...documents];
  for (let start = 0; start < entries.length; start += batchSize) {
    const batch = database.batch();
    for (const [path, fields] of entries.slice(start, start + batchSize)) {
      batch.set(database.doc(path), decodeFields(database, Fields.parse(JSON.parse(fields))));
    }
    await batch.commit();
  }
}
