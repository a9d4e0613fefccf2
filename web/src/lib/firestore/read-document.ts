import { type DocumentSnapshot, Timestamp } from "firebase/firestore";
import type * as z from "zod/mini";

/** Firestore's timestamps as the wire's ISO 8601 strings, at any depth. */
function convertTimestamps(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(convertTimestamps);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convertTimestamps(inner)]));
  }
  return value;
}

/** A stored document as the API would tell it; null for one that this version of the app does not understand. */
export function readDocument<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  const read = schema.safeParse(Object.assign({}, convertTimestamps(data), { _id: snapshot.id }));
  return read.success ? read.data : null;
}
