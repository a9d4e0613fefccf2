import { FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { findChangedFields, parseDocument } from "./document.ts";

/** Number of documents read in one transaction. */
const batchSize = 100;
/** Milliseconds after which a night leaves the rest of a collection to the next one. */
const maxDuration = 6 * 60_000;

/** The index of the documents of a collection, which the nightly job writes again after its version has changed. */
export interface StoredIndex {
  /** Id of the document in `figures` that says how far the collection is indexed. */
  progressId: string;
  /** Increase when the index fields change. */
  version: number;
  /** Indexes some documents after an id; resolves with the id of the last one, or null at the end. */
  indexBatch(after: string | null): Promise<string | null>;
}

/**
 * Indexes a collection by fields that depend on the document alone: `toIndexFields` returns those that it would be stored with today, none
 * for one that is left as it is. `updatedAt` stays: nobody has changed the document.
 */
export function indexFields(
  collection: string,
  toIndexFields: (snapshot: QueryDocumentSnapshot) => object,
): StoredIndex["indexBatch"] {
  return (after) =>
    firestore().runTransaction(async (transaction) => {
      const query = firestore().collection(collection).orderBy(FieldPath.documentId()).limit(batchSize);
      const { docs } = await transaction.get(after === null ? query : query.startAfter(after));
      for (const snapshot of docs) {
        const outdated = findChangedFields(snapshot, toIndexFields(snapshot));
        if (Object.keys(outdated).length > 0) transaction.update(snapshot.ref, outdated);
      }
      return docs.length === batchSize ? (docs.at(-1)?.id ?? null) : null;
    });
}

/** How far a collection is indexed: the version that is complete, or the last document of the one in progress. */
const Progress = z.object({ version: z.int(), after: z.nullable(z.string()) });

/** Indexes the stored documents again after the version has changed; one read when it has not. */
export async function indexStored({ version, progressId, indexBatch }: StoredIndex): Promise<void> {
  const progressRef = firestore().collection("figures").doc(progressId);
  const stored = parseDocument(Progress, await progressRef.get());
  const isCurrent = stored?.version === version;
  if (isCurrent && stored.after === null) return;
  let after = isCurrent ? stored.after : null;
  const end = Date.now() + maxDuration;
  do {
    after = await indexBatch(after);
    await progressRef.set({ version, after });
  } while (after !== null && Date.now() < end);
}
