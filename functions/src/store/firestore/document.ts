import { isDeepStrictEqual } from "node:util";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type DocumentSnapshot, type Firestore, Timestamp } from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";

/** Converts Firestore timestamps to ISO 8601 strings, at any depth. */
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
 * @throws ZodError when the document does not match its schema
 */
export function parseDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null {
  const data = toIsoTimestamps(snapshot.data());
  return data === undefined || data === null ? null : schema.parse({ ...data, _id: snapshot.id });
}

/**
 * Parses a stored document that must exist.
 * @throws AppError `notFound` when it does not
 */
export function requireDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): NonNullable<z.output<S>> {
  const document = parseDocument(schema, snapshot);
  if (document === null || document === undefined) throw new AppError("notFound");
  return document;
}

/** The fields of `wanted` that are missing from the document or have another value. */
export function findChangedFields(snapshot: DocumentSnapshot, wanted: object): Record<string, unknown> {
  const differing = Object.entries(wanted).filter(
    ([field, value]) => !isDeepStrictEqual(snapshot.get(field), value),
  );
  return Object.fromEntries(differing);
}

/** Parses a document; null when it does not match its schema. The log contains its id and the invalid fields, never their values. */
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

/** Parses a list of documents. Invalid ones are left out, so that they do not block the others. */
export function parseAll<S extends z.ZodMiniType>(
  schema: S,
  snapshots: readonly DocumentSnapshot[],
): z.output<S>[] {
  return snapshots
    .map((snapshot) => safeParseDocument(schema, snapshot))
    .filter((document) => document !== null);
}

/** Reads documents of one collection by id; the result maps ids to the existing valid ones. */
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
