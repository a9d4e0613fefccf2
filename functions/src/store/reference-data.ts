import { Refusal } from "@halkopiha/domain/refusal.ts";
import {
  type DocumentReference,
  FieldValue,
  type Query,
  type Transaction,
  type WithFieldValue,
} from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { isAlreadyThere } from "./already-there.ts";
import { type Doer, rememberWith } from "./audit.ts";
import { requireDocument } from "./document.ts";
import { checkFresh } from "./fresh.ts";

/** What an admin keeps: regions, localities, plans and advertisements are read and written alike. */
type Fields = WithFieldValue<Record<string, unknown>>;

/** Which one is changed, by whom. */
export interface Target<S> {
  ref: DocumentReference;
  schema: S;
  by: Doer | null;
}

/** A change of one; `updatedAt`: when it had last been changed as the form was opened. */
type Change = Fields & { updatedAt?: string | undefined };

async function reread<S extends z.ZodMiniType>(ref: DocumentReference, schema: S): Promise<z.output<S>> {
  return requireDocument(schema, await ref.get());
}

/**
 * Stores a new document and returns it.
 * @throws Refusal `alreadyExists`
 */
export async function createReference<S extends z.ZodMiniType>(
  { ref, schema, by }: Target<S>,
  fields: Fields,
): Promise<z.output<S>> {
  const at = FieldValue.serverTimestamp();
  const batch = firestore().batch();
  batch.create(ref, { ...fields, createdAt: at, updatedAt: at });
  rememberWith(batch, by, { ref, written: fields });
  try {
    await batch.commit();
  } catch (error) {
    if (isAlreadyThere(error)) throw new Refusal("alreadyExists");
    throw error;
  }
  return reread(ref, schema);
}

/**
 * Changes a document and returns it; `follow` changes what copies from it, in the same transaction.
 * @throws Refusal `notFound`, `stale`
 */
export async function updateReference<S extends z.ZodMiniType<{ updatedAt?: string | undefined }>>(
  { ref, schema, by }: Target<S>,
  { updatedAt: seen, ...fields }: Change,
  follow: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<z.output<S>> {
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new Refusal("notFound");
    // One that cannot be read is mended by the very change.
    if (seen !== undefined) checkFresh(seen, requireDocument(schema, stored));
    await follow(transaction);
    transaction.update(ref, { ...fields, updatedAt: FieldValue.serverTimestamp() });
    rememberWith(transaction, by, { ref, before: stored, written: fields });
  });
  return reread(ref, schema);
}

/**
 * Takes a document away unless something uses it, and returns it as it was.
 * @throws Refusal `notFound`, or what `inUse` makes of the number of users
 */
export function deleteReference<S extends z.ZodMiniType>(
  { ref, schema, by }: Target<S>,
  users: readonly Query[],
  inUse: (count: number) => Refusal,
): Promise<z.output<S>> {
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const document = requireDocument(schema, stored);
    const counts = await Promise.all(users.map((query) => transaction.get(query.count())));
    const count = counts.reduce((sum, snapshot) => sum + snapshot.data().count, 0);
    if (count > 0) throw inUse(count);
    transaction.delete(ref);
    rememberWith(transaction, by, { ref, before: stored, written: null });
    return document;
  });
}
