import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

// Photos are documents and no files of Storage: they are attached to their request or review in its transaction, and expire with it.

/** Maximum size of a photo in bytes; a document has at most 1 MiB. */
export const maxPhotoSize = 900_000;

const photos = () => firestore().collection("photos");

/** The photos that a seller has been sent, and those of the seller's reviews. */
export const queryPhotos = (sellerId: string): Query => photos().where("sellerId", "==", sellerId);

/** Who has uploaded a photo, until it is attached. */
const Uploaded = z.object({ uploader: z.string(), expiresAt: z.iso.datetime() });

/** What photos are attached to. */
export interface PhotoOwner {
  sellerId: string;
  /** The order whose review they are of; absent for those of a request for a quote. */
  reviewId?: string;
  expiresAt: Timestamp;
}

/** Stores a photo of a visitor that belongs to nothing yet. @returns its id */
export async function savePhoto(visitor: string, bytes: Buffer): Promise<string> {
  const ref = photos().doc();
  const lifetime = toRetentionMs(retention.unsentPhotos);
  const expiry = { expiresAt: Timestamp.fromMillis(Date.now() + lifetime) };
  await ref.create({ uploader: sha256Hex(visitor), bytes, ...expiry });
  return ref.id;
}

/**
 * Checks that a visitor has uploaded these photos and not sent them yet.
 * @returns writes what they belong to, to be called after the transaction's reads
 * @throws AppError `photoGone`
 */
export async function takePhotos(
  transaction: Transaction,
  visitor: string,
  ids: readonly string[],
): Promise<(owner: PhotoOwner) => void> {
  const refs = [...new Set(ids)].map((id) => photos().doc(id));
  if (refs.length === 0) return () => undefined;
  const uploader = sha256Hex(visitor);
  for (const snapshot of await transaction.getAll(...refs, { fieldMask: ["uploader", "expiresAt"] })) {
    const stored = Uploaded.safeParse(snapshot.exists ? parseDocument(z.looseObject({}), snapshot) : null);
    const isOwn = stored.success && stored.data.uploader === uploader;
    if (!isOwn || Date.parse(stored.data.expiresAt) < Date.now()) throw new AppError("photoGone");
  }
  return (owner) => {
    for (const ref of refs) transaction.update(ref, { ...owner, uploader: null });
  };
}

/** Deletes photos in the transaction of what they belonged to. */
export function deletePhotos(transaction: Transaction, ids: readonly string[]): void {
  for (const id of ids) transaction.delete(photos().doc(id));
}

const Attached = z.object({ sellerId: z.string(), reviewId: z.optional(z.string()) });

/** A photo that belongs to a request or a review; null when there is none. */
export async function findPhoto(
  id: string,
): Promise<(z.infer<typeof Attached> & { bytes: Uint8Array }) | null> {
  const snapshot = await photos().doc(id).get();
  const attached = Attached.safeParse(snapshot.data());
  const bytes: unknown = snapshot.get("bytes");
  return attached.success && bytes instanceof Uint8Array ? { ...attached.data, bytes } : null;
}
