import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import { syncRegionName } from "../store/reference-data/regions.ts";

/**
 * Lets localities follow the name of their region, for an admin may write it past the API; people follow their localities. What
 * counts is the region as stored now, however late the event comes.
 */
export async function syncRegion({
  params: { id },
  data,
}: Pick<
  FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>,
  "data" | "params"
>): Promise<void> {
  if (data && data.before.get("name") !== data.after.get("name")) await syncRegionName(id);
}
