import { initialLocalities, initialRegions } from "@halkopiha/domain/reference-data/initial/places.ts";
import { initialAdvertisements, initialPlans } from "@halkopiha/domain/reference-data/initial/plans.ts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";

/** The reference data of a new project, by collection. */
const initialData = {
  regions: initialRegions,
  localities: initialLocalities,
  accounts: initialPlans,
  advertisements: initialAdvertisements,
} as const;
export type InitialCollection = keyof typeof initialData;

export const initialCollections: readonly InitialCollection[] = [
  "regions",
  "localities",
  "accounts",
  "advertisements",
];

const refOf = (collection: InitialCollection, id: string) => firestore().collection(collection).doc(id);

/** The documents of a collection that are not stored, and how many are. One commit can write them: there are fewer than 500. */
async function readMissing(collection: InitialCollection) {
  const documents = initialData[collection];
  const refs = documents.map(({ _id }) => refOf(collection, _id));
  const snapshots = await firestore().getAll(...refs, { fieldMask: [] });
  const stored = new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id));
  return { missing: documents.filter(({ _id }) => !stored.has(_id)), present: stored.size };
}

/** How many documents of a collection are stored, and how many are not. */
export async function countInitialData(
  collection: InitialCollection,
): Promise<{ present: number; missing: number }> {
  const { missing, present } = await readMissing(collection);
  return { present, missing: missing.length };
}

/**
 * Creates the documents of a collection that are not stored. What is stored stays as it is; if somebody else creates one meanwhile, nothing is written
 * and this rejects.
 */
export async function createInitialData(
  collection: InitialCollection,
): Promise<{ written: number; present: number }> {
  const { missing, present } = await readMissing(collection);
  const at = FieldValue.serverTimestamp();
  const batch = firestore().batch();
  for (const { _id, ...fields } of missing)
    batch.create(refOf(collection, _id), { ...fields, createdAt: at, updatedAt: at });
  if (missing.length > 0) await batch.commit();
  return { written: missing.length, present };
}
