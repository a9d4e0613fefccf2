import { isDeepStrictEqual } from "node:util";
import { isSelling, toPublicSeller } from "@halkopiha/domain/accounts/public-seller.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import * as z from "zod/mini";
import { parseDocument } from "../store/firestore/document.ts";
import { syncSeller } from "../store/products/seller-sync.ts";
import { withLocalityIdsByRegion } from "../store/reference-data/localities.ts";

/** An invalid document is parsed as null and counts as changed: the sync then uses the stored user. */
const StoredUser = z.catch(z.nullable(User), null);

function parsePublicPart(snapshot: DocumentSnapshot) {
  const user = parseDocument(StoredUser, snapshot);
  return user && { ...toPublicSeller(user), selling: isSelling(user) };
}

function hasPublicChange({ before, after }: Change<DocumentSnapshot>): boolean {
  const [was, is] = [parsePublicPart(before), parsePublicPart(after)];
  return was === null || is === null || !isDeepStrictEqual(was, is);
}

/** Updates the projection and the products of a seller. Events may arrive late, twice or out of order, so only the stored user is read. */
export async function syncProfile({
  params: { uid },
  data,
}: Pick<
  FirestoreEvent<Change<DocumentSnapshot> | undefined, { uid: string }>,
  "data" | "params"
>): Promise<void> {
  if (data && !hasPublicChange(data)) return;
  await withLocalityIdsByRegion((localityIds) => syncSeller(uid, localityIds));
}
