import { isDeepStrictEqual } from "node:util";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type DocumentSnapshot, type Firestore, Timestamp } from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";

/** Firestore's timestamps as the wire's ISO 8601 strings, at any depth. */
export function toIsoTimestamps(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toIsoTimestamps);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toIsoTimestamps(inner)]));
  }
  return value;
}

/**
 * Parses a stored document; its id becomes `_id`. Null when it does not exist.
 * @throws ZodError when what is stored does not fit its schema
 */
export function parseDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null {
  const data = toIsoTimestamps(snapshot.data());
  return data === undefined || data === null ? null : schema.parse({ ...data, _id: snapshot.id });
}

/**
 * Parses a stored document that must be there.
 * @throws AppError `notFound` when it is not
 */
export function requireDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): NonNullable<z.output<S>> {
  const document = parseDocument(schema, snapshot);
  if (document === null || document === undefined) throw new AppError("notFound");
  return document;
}

/** Those of the wanted fields that are stored otherwise or not at all. */
export function findChangedFields(snapshot: DocumentSnapshot, wanted: object): Record<string, unknown> {
  const differing = Object.entries(wanted).filter(
    ([field, value]) => !isDeepStrictEqual(snapshot.get(field), value),
  );
  return Object.fromEntries(differing);
}

/** The document, or null when what is stored does not fit; the log tells which one and where, never what it says. */
export function safeParseDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null {
  try {
    return parseDocument(schema, snapshot);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    const fields = error.issues.map(({ path }) => path.join("."));
    logError("A stored document does not fit its schema", { document: snapshot.ref.path, fields });
    return null;
  }
}

/** Parses documents that were found together. One that does not fit is left out, so that it does not hide the others. */
export function parseAll<S extends z.ZodMiniType>(
  schema: S,
  snapshots: readonly DocumentSnapshot[],
): z.output<S>[] {
  return snapshots
    .map((snapshot) => safeParseDocument(schema, snapshot))
    .filter((document) => document !== null);
}

/** Reads documents of one collection by id, those that exist and fit, by id. */
export async function readMany<S extends z.ZodMiniType<{ _id: string }>>(
  database: Firestore,
  collection: string,
  schema: S,
  ids: readonly string[],
  read: Pick<Firestore, "getAll"> = database,
): Promise<Map<string, z.output<S>>> {
  if (ids.length === 0) return new Map();
  const snapshots = await read.getAll(...ids.map((id) => database.collection(collection).doc(id)));
  return new Map(parseAll(schema, snapshots).map((document) => [document._id, document]));
}
