import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Emulator } from "../call/emulator.ts";
import type { StoredDocument } from "../store/documents/document.ts";
import { keyOf } from "../store/documents/path.ts";
import { fromJson } from "../wire/json.ts";
import type { WireDocument } from "../wire/messages.ts";
import { decodeDocumentName } from "../wire/names.ts";
import { decodeTimestamp } from "../wire/time.ts";
import { decodeFields } from "../wire/values.ts";

/** Imports the databases of an export; `metadata` is the path of its overview file. */
export function importExport(emulator: Emulator, metadata: string): void {
  for (const { name, file } of readOverview(metadata)) {
    const lines = readFileSync(join(dirname(metadata), file), "utf8").split("\n");
    emulator.databaseInstance(name).database.restore(lines.filter((line) => line !== "").map(readLine));
  }
}

function readLine(line: string): StoredDocument {
  const wire: WireDocument = fromJson("Document", JSON.parse(line));
  const { path } = decodeDocumentName(wire.name);
  return {
    key: keyOf(path),
    path,
    fields: decodeFields(wire.fields),
    createTime: decodeTimestamp(wire.createTime ?? {}),
    updateTime: decodeTimestamp(wire.updateTime ?? {}),
  };
}

function readOverview(metadata: string): { name: string; file: string }[] {
  const overview = parse(readFileSync(metadata, "utf8"), metadata);
  const databases =
    typeof overview === "object" && overview !== null && "databases" in overview && overview.databases;
  if (!Array.isArray(databases)) throw createFormatError(metadata);
  return databases.map((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("name" in entry) || !("file" in entry)) {
      throw createFormatError(metadata);
    }
    return { name: String(entry.name), file: String(entry.file) };
  });
}

function parse(text: string, metadata: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createFormatError(metadata);
  }
}

function createFormatError(metadata: string): Error {
  return new Error(
    `${metadata} was not written by this emulator. Exports of Google's emulator (LevelDB) cannot be read.`,
  );
}
