import { isDeepStrictEqual } from "node:util";
import { isSelling, toPublicSeller } from "@halkopiha/domain/seller.ts";
import { User } from "@halkopiha/domain/user.ts";
import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import * as z from "zod/mini";
import { parseDocument } from "../store/document.ts";
import { withGazetteer } from "../store/localities.ts";
import { syncSeller } from "../store/person-followers.ts";

/** A form that does not fit tells nothing: what is stored now decides then. */
const StoredUser = z.catch(z.nullable(User), null);

function parsePublicPart(snapshot: DocumentSnapshot) {
  const user = parseDocument(StoredUser, snapshot);
  return user && { ...toPublicSeller(user), selling: isSelling(user) };
}

function hasPublicChange({ before, after }: Change<DocumentSnapshot>): boolean {
  const [was, is] = [parsePublicPart(before), parsePublicPart(after)];
  return was === null || is === null || !isDeepStrictEqual(was, is);
}

/**
 * Brings a person's projection and products into step with them. Deliveries come late, twice and out of order, so the event
 * only tells whose profile to look at: what counts is the person as stored now.
 */
export async function syncProfile({
  params: { uid },
  data,
}: Pick<
  FirestoreEvent<Change<DocumentSnapshot> | undefined, { uid: string }>,
  "data" | "params"
>): Promise<void> {
  if (data && !hasPublicChange(data)) return;
  await withGazetteer((gazetteer) => syncSeller(uid, gazetteer));
}
