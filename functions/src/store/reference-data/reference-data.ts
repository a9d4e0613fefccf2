import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  type DocumentReference,
  FieldValue,
  type Query,
  type Transaction,
  type WithFieldValue,
} from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { isAlreadyExistsError } from "../firestore/already-exists.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { requireDocument } from "../firestore/document.ts";

/** Fields of reference data. Regions, localities, plans and advertisements are read and written the same way. */
type Fields = WithFieldValue<Record<string, unknown>>;

/** The changed document and the author of the change. */
export interface Target<S> {
  ref: DocumentReference;
  schema: S;
  author: AuditAuthor | null;
}

/** The changed fields; `updatedAt` is that of the document when the form was opened. */
type Change = Fields & { updatedAt?: string | undefined };

async function reread<S extends z.ZodMiniType>(ref: DocumentReference, schema: S): Promise<z.output<S>> {
  return requireDocument(schema, await ref.get());
}

/**
 * Stores a new document and returns it.
 * @throws AppError `alreadyExists`
 */
export async function createReference<S extends z.ZodMiniType>(
  { ref, schema, author }: Target<S>,
  fields: Fields,
): Promise<z.output<S>> {
  const at = FieldValue.serverTimestamp();
  const batch = firestore().batch();
  batch.create(ref, { ...fields, createdAt: at, updatedAt: at });
  writeAudit(batch, author, { ref, written: fields });
  try {
    await batch.commit();
  } catch (error) {
    if (isAlreadyExistsError(error)) throw new AppError("alreadyExists");
    throw error;
  }
  return reread(ref, schema);
}

/**
 * Updates a document and returns it; the callback updates its copies in the same transaction.
 * @throws AppError `notFound`, `stale`
 */
export async function updateReference<S extends z.ZodMiniType<{ updatedAt?: string | undefined }>>(
  { ref, schema, author }: Target<S>,
  { updatedAt: seen, ...fields }: Change,
  updateCopies: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<z.output<S>> {
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new AppError("notFound");
    // An invalid document is not parsed here without `updatedAt`, so that this update can repair it.
    if (seen !== undefined) checkNotStale(seen, requireDocument(schema, stored));
    await updateCopies(transaction);
    transaction.update(ref, { ...fields, updatedAt: FieldValue.serverTimestamp() });
    writeAudit(transaction, author, { ref, before: stored, written: fields });
  });
  return reread(ref, schema);
}

/**
 * Deletes a document unless something uses it, and returns it.
 * @throws AppError `notFound`, or the error that `inUse` returns for the number of users
 */
export function deleteReference<S extends z.ZodMiniType>(
  { ref, schema, author }: Target<S>,
  users: readonly Query[],
  inUse: (count: number) => AppError,
): Promise<z.output<S>> {
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const document = requireDocument(schema, stored);
    const counts = await Promise.all(users.map((query) => transaction.get(query.count())));
    const count = counts.reduce((sum, snapshot) => sum + snapshot.data().count, 0);
    if (count > 0) throw inUse(count);
    transaction.delete(ref);
    writeAudit(transaction, author, { ref, before: stored, written: null });
    return document;
  });
}
