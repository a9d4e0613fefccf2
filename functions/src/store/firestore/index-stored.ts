import { FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { findChangedFields, parseDocument } from "./document.ts";

/** Number of documents read in one transaction. */
const batchSize = 100;
/** Maximum number of documents of a collection that a night indexes; the next night continues. */
const maxPerNight = 20_000;

export interface StoredIndex {
  collection: string;
  /** Id of the document in `figures` that says how far the collection is indexed. */
  progressId: string;
  /** Increase when `toIndexFields` changes, so that the nightly job indexes the stored documents again. */
  version: number;
  /** The index fields that the document would be stored with today; empty for one that is left as it is. */
  toIndexFields(snapshot: QueryDocumentSnapshot): object;
}

/** How far a collection is indexed: the version that is complete, or the last document of the one in progress. */
const Progress = z.object({ version: z.int(), after: z.nullable(z.string()) });

/** Indexes the documents after an id; the id of the last one, or null at the end. `updatedAt` stays: nobody has changed them. */
function indexBatch(
  { collection, toIndexFields }: StoredIndex,
  after: string | null,
): Promise<string | null> {
  return firestore().runTransaction(async (transaction) => {
    const query = firestore().collection(collection).orderBy(FieldPath.documentId()).limit(batchSize);
    const { docs } = await transaction.get(after === null ? query : query.startAfter(after));
    for (const snapshot of docs) {
      const outdated = findChangedFields(snapshot, toIndexFields(snapshot));
      if (Object.keys(outdated).length > 0) transaction.update(snapshot.ref, outdated);
    }
    return docs.length === batchSize ? (docs.at(-1)?.id ?? null) : null;
  });
}

/** Computes the index fields of stored documents again after their version has changed; one read when it has not. */
export async function indexStored(index: StoredIndex): Promise<void> {
  const { version, progressId } = index;
  const progressRef = firestore().collection("figures").doc(progressId);
  const stored = parseDocument(Progress, await progressRef.get());
  const isCurrent = stored?.version === version;
  if (isCurrent && stored.after === null) return;
  let after = isCurrent ? stored.after : null;
  for (let count = 0; count < maxPerNight; count += batchSize) {
    after = await indexBatch(index, after);
    await progressRef.set({ version, after });
    if (after === null) return;
  }
}
