import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

// Photos are documents and no files of Storage: they are attached to their request in its transaction, and expire with it.

/** Maximum size of a photo in bytes; a document has at most 1 MiB. */
export const maxPhotoSize = 900_000;

const photos = () => firestore().collection("quotePhotos");

/** The photos that a seller has been sent. */
export const queryQuotePhotos = (sellerId: string): Query => photos().where("sellerId", "==", sellerId);

/** Who has uploaded a photo, until it is sent to a seller. */
const Uploaded = z.object({ uploader: z.string(), expiresAt: z.iso.datetime() });

/** Stores a photo of a visitor, who has not sent a request with it yet. @returns its id */
export async function savePhoto(visitor: string, bytes: Buffer): Promise<string> {
  const ref = photos().doc();
  const lifetime = toRetentionMs(retention.unsentQuotePhotos);
  const expiry = { expiresAt: Timestamp.fromMillis(Date.now() + lifetime) };
  await ref.create({ uploader: sha256Hex(visitor), bytes, ...expiry });
  return ref.id;
}

/**
 * Checks that a visitor has uploaded these photos and not sent them yet.
 * @returns writes that they belong to a request of a seller until it expires, to be called after the transaction's reads
 * @throws AppError `photoGone`
 */
export async function takePhotos(
  transaction: Transaction,
  visitor: string,
  ids: readonly string[],
): Promise<(sellerId: string, expiresAt: Timestamp) => void> {
  const refs = [...new Set(ids)].map((id) => photos().doc(id));
  if (refs.length === 0) return () => undefined;
  const uploader = sha256Hex(visitor);
  for (const snapshot of await transaction.getAll(...refs, { fieldMask: ["uploader", "expiresAt"] })) {
    const stored = Uploaded.safeParse(snapshot.exists ? parseDocument(z.looseObject({}), snapshot) : null);
    const isOwn = stored.success && stored.data.uploader === uploader;
    if (!isOwn || Date.parse(stored.data.expiresAt) < Date.now()) throw new AppError("photoGone");
  }
  return (sellerId, expiresAt) => {
    for (const ref of refs) transaction.update(ref, { sellerId, uploader: null, expiresAt });
  };
}

const Sent = z.object({ sellerId: z.string() });

/** A photo that a seller was sent; null when there is none. */
export async function findPhoto(id: string): Promise<{ sellerId: string; bytes: Uint8Array } | null> {
  const snapshot = await photos().doc(id).get();
  const sent = Sent.safeParse({ sellerId: snapshot.get("sellerId") });
  const bytes: unknown = snapshot.get("bytes");
  return sent.success && bytes instanceof Uint8Array ? { ...sent.data, bytes } : null;
}
