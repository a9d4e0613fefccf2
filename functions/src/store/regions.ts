import { Refusal } from "@halkopiha/domain/refusal.ts";
import { middleOfFinland, type NewRegion, Region, type RegionChange } from "@halkopiha/domain/region.ts";
import { slugOf } from "@halkopiha/domain/words.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import type { Doer } from "./audit.ts";
import { parseAll, parseDocument } from "./document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

/** Finland has 18 regions; the bounds only guard against a mistake in the data. */
const mostRegions = 50;
const mostLocalities = 400;

const regionRef = (id: string) => firestore().collection("regions").doc(id);
const localitiesOf = (id: string) => firestore().collection("localities").where("region._id", "==", id);

export async function listRegions(): Promise<Region[]> {
  const { docs } = await firestore().collection("regions").orderBy("name").limit(mostRegions).get();
  return parseAll(Region, docs);
}

const target = (id: string, by: Doer | null) => ({ ref: regionRef(id), schema: Region, by });

export function createRegion(
  { coords = middleOfFinland, ...region }: NewRegion,
  by: Doer | null,
): Promise<Region> {
  return createReference(target(slugOf(region.name), by), { ...region, coords });
}

/** Writes a region's name into its localities that call it otherwise. */
async function nameInLocalities(transaction: Transaction, id: string, name: string): Promise<void> {
  const { docs } = await transaction.get(localitiesOf(id).select("region").limit(mostLocalities));
  for (const { ref } of docs.filter((locality) => locality.get("region.name") !== name)) {
    transaction.update(ref, { "region.name": name, updatedAt: FieldValue.serverTimestamp() });
  }
}

/** Changes a region; its name stands in its localities too. */
export function updateRegion(id: string, region: RegionChange, by: Doer | null): Promise<Region> {
  return updateReference(target(id, by), region, (transaction) =>
    nameInLocalities(transaction, id, region.name),
  );
}

/** Makes the localities of a region call it as it is called now. */
export function followRegion(id: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const region = parseDocument(Region, await transaction.get(regionRef(id)));
    if (region) await nameInLocalities(transaction, id, region.name);
  });
}

export function deleteRegion(id: string, by: Doer | null): Promise<Region> {
  return deleteReference(target(id, by), [localitiesOf(id)], (count) => {
    const message = `Maakunnassa on ${count} paikkakuntaa, joten sitä ei voi poistaa.`;
    return new Refusal("inUse", { message });
  });
}
