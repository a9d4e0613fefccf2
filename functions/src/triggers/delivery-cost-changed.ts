import { isDeepStrictEqual } from "node:util";
import { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { toDeliveryPrices } from "@halkopiha/domain/products/door-price.ts";
import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import { safeParseDocument } from "../store/firestore/document.ts";
import { syncSeller } from "../store/products/seller-sync.ts";
import { withLocalityIdsByRegion } from "../store/reference-data/localities.ts";

/** The sellers of a delivery cost before and after a change: one, as a rule. */
function listOwners({ before, after }: Change<DocumentSnapshot>): Set<string> {
  const owners = [before, after].map((snapshot): unknown => snapshot.get("owner"));
  return new Set(owners.filter((owner) => typeof owner === "string"));
}

/** What a stored delivery cost charges; nothing while it is not offered or does not exist. */
function listPrices(snapshot: DocumentSnapshot) {
  const cost = safeParseDocument(DeliveryCost, snapshot);
  return cost ? toDeliveryPrices([cost]) : [];
}

/** Copies a seller's changed delivery prices to their projection and products. Events may arrive late, twice or out of order, so only what is stored is read. */
export async function syncDeliveryPrices({
  data,
}: Pick<FirestoreEvent<Change<DocumentSnapshot> | undefined>, "data">): Promise<void> {
  if (!data || isDeepStrictEqual(listPrices(data.before), listPrices(data.after))) return;
  for (const owner of listOwners(data)) {
    await withLocalityIdsByRegion((localityIds) => syncSeller(owner, localityIds));
  }
}
