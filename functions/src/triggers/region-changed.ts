import type { Change, DocumentSnapshot, FirestoreEvent } from "firebase-functions/firestore";
import { syncRegionName } from "../store/reference-data/regions.ts";

/** Copies a changed region name into its localities; an admin may have changed it without the API. */
export async function syncRegion({
  params: { id },
  data,
}: Pick<
  FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>,
  "data" | "params"
>): Promise<void> {
  if (data && data.before.get("name") !== data.after.get("name")) await syncRegionName(id);
}
