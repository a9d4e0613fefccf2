import { isDeepStrictEqual } from "node:util";
import { Locality, LocalityRef } from "@halkopiha/domain/reference-data/region.ts";
import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import * as z from "zod/mini";
import { parseDocument } from "../store/firestore/document.ts";
import { syncSellersInRegions } from "../store/products/seller-sync.ts";
import { withLocalityIdsByRegion } from "../store/reference-data/localities.ts";
import { syncUsersOfLocality } from "../store/reference-data/locality-sync.ts";

const LocalityRegion = z.pick(Locality, { region: true });

/** The fields of a locality that are copied into user documents. */
const readCopiedFields = (snapshot: DocumentSnapshot) =>
  ["location", "zoom", "region", "coords"].map((field): unknown => snapshot.get(field));

/** The old and the new region of a locality that has moved to another region. */
function findChangedRegions({ before, after }: Change<DocumentSnapshot>): string[] {
  const [from, to] = [before, after].map((snapshot) => parseDocument(LocalityRegion, snapshot)?.region._id);
  return from === to ? [] : [from, to].filter((id) => id !== undefined);
}

/**
 * Copies a changed locality into users, and recalculates the delivery areas of sellers when its region changed. Events may arrive late,
 * twice or out of order, so only the stored state is copied.
 */
export async function syncLocality({
  data,
}: Pick<FirestoreEvent<Change<DocumentSnapshot> | undefined>, "data">): Promise<void> {
  if (!data || isDeepStrictEqual(readCopiedFields(data.before), readCopiedFields(data.after))) return;
  const before = parseDocument(LocalityRef, data.before);
  if (before) await syncUsersOfLocality(before);
  const regions = findChangedRegions(data);
  if (regions.length > 0)
    await withLocalityIdsByRegion((localityIds) => syncSellersInRegions(regions, localityIds));
}
