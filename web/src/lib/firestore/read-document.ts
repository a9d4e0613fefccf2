import { type DocumentSnapshot, Timestamp } from "firebase/firestore";
import type * as z from "zod/mini";

/** Converts Firestore timestamps to ISO 8601 strings at any depth. */
function convertTimestamps(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(convertTimestamps);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convertTimestamps(inner)]));
  }
  return value;
}

/** Parses a document with an API schema; null when it does not match the schema of this version of the app. */
export function readDocument<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  const read = schema.safeParse(Object.assign({}, convertTimestamps(data), { _id: snapshot.id }));
  return read.success ? read.data : null;
}
