import { createWriteStream } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DatabaseInstance, Emulator } from "../call/emulator.ts";
import { encodeDocument } from "../wire/documents.ts";
import { toJson } from "../wire/json.ts";
import { parseDatabaseName } from "../wire/names.ts";

const format = 1;

/** The directory and name that firebase-tools gives for an export. */
export interface Destination {
  readonly directory: string;
  readonly name: string;
}

/** Exports all databases of a project: one file of documents each, and one overview file that names them. */
export async function exportProject(
  emulator: Emulator,
  project: string,
  destination: Destination,
): Promise<void> {
  const folder = join(destination.directory, destination.name);
  await mkdir(folder, { recursive: true });
  const databases = [];
  for (const instance of emulator.instances(project)) {
    const file = `${encodeURIComponent(parseDatabaseName(instance.name).id)}.ndjson`;
    await writeAtomically(join(folder, file), (path) =>
      pipeline(Readable.from(toLines(instance)), createWriteStream(path)),
    );
    databases.push({ name: instance.name, file });
  }
  const overview = JSON.stringify({ version: format, databases }, null, 2);
  const metadata = join(folder, `${destination.name}.overall_export_metadata`);
  await writeAtomically(metadata, (path) => writeFile(path, `${overview}\n`));
}

// The documents are collected synchronously, so that the file contains one consistent state despite concurrent writes.
function toLines({ name, database }: DatabaseInstance): string[] {
  const everything = { parent: [], collectionId: undefined, allDescendants: true };
  return [...database.documents(everything)].map((document) => {
    return `${JSON.stringify(toJson("Document", encodeDocument(name, document)))}\n`;
  });
}

async function writeAtomically(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${path}.part`;
  await write(temporary);
  await rename(temporary, path);
}
