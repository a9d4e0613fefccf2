import { FieldPath } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import type { StoredIndex } from "../firestore/index-stored.ts";
import { withLocalityIdsByRegion } from "../reference-data/localities.ts";
import { syncSeller } from "./seller-sync.ts";

const batchSize = 100;

/** What sellers and their products have from each other, such as delivery prices and the areas of pickup. */
export const sellerIndex: StoredIndex = {
  progressId: "sellerIndex",
  version: 3,
  async indexBatch(after) {
    const sellers = firestore().collection("sellers").select().orderBy(FieldPath.documentId());
    const { docs } = await (after === null ? sellers : sellers.startAfter(after)).limit(batchSize).get();
    await withLocalityIdsByRegion(async (localityIds) => {
      for (const { id } of docs) await syncSeller(id, localityIds);
    });
    return docs.length === batchSize ? (docs.at(-1)?.id ?? null) : null;
  },
};
