import { isDeepStrictEqual } from "node:util";
import { LocalityRef } from "@halkopiha/domain/region.ts";
import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import { parseDocument } from "../store/document.ts";
import { followLocality } from "../store/place-followers.ts";

/** What of a locality stands in people's documents. */
const copied = (place: DocumentSnapshot) =>
  ["location", "zoom", "region", "coords"].map((field): unknown => place.get(field));

/**
 * Lets people follow the locality that they live in or deliver to; their projections and listings follow them. Deliveries come
 * late, twice and out of order, so the event only tells under which name to look for them: what counts is the locality as
 * stored now.
 */
export async function followPlace({
  data,
}: Pick<FirestoreEvent<Change<DocumentSnapshot> | undefined>, "data">): Promise<void> {
  if (!data || isDeepStrictEqual(copied(data.before), copied(data.after))) return;
  const before = parseDocument(LocalityRef, data.before);
  if (before) await followLocality(before);
}
