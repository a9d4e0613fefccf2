import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  middleOfFinland,
  type NewRegion,
  Region,
  type RegionChange,
} from "@halkopiha/domain/reference-data/region.ts";
import { toSlug } from "@halkopiha/domain/search/search-words.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import type { AuditAuthor } from "../admin/audit.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

/** Finland has 18 regions; the bounds only guard against a mistake in the data. */
const maxRegions = 50;
const maxLocalities = 400;

const regionRef = (id: string) => firestore().collection("regions").doc(id);
const queryLocalities = (id: string) => firestore().collection("localities").where("region._id", "==", id);

export async function listRegions(): Promise<Region[]> {
  const { docs } = await firestore().collection("regions").orderBy("name").limit(maxRegions).get();
  return parseAll(Region, docs);
}

const target = (id: string, author: AuditAuthor | null) => ({ ref: regionRef(id), schema: Region, author });

export function createRegion(
  { coords = middleOfFinland, ...region }: NewRegion,
  author: AuditAuthor | null,
): Promise<Region> {
  return createReference(target(toSlug(region.name), author), { ...region, coords });
}

/** Writes a region's name into its localities that have another one. */
async function updateNameInLocalities(transaction: Transaction, id: string, name: string): Promise<void> {
  const { docs } = await transaction.get(queryLocalities(id).select("region").limit(maxLocalities));
  for (const { ref } of docs.filter((locality) => locality.get("region.name") !== name)) {
    transaction.update(ref, { "region.name": name, updatedAt: FieldValue.serverTimestamp() });
  }
}

/** Updates a region; its name is copied into its localities. */
export function updateRegion(id: string, region: RegionChange, author: AuditAuthor | null): Promise<Region> {
  return updateReference(target(id, author), region, (transaction) =>
    updateNameInLocalities(transaction, id, region.name),
  );
}

/** Copies the current name of a region into its localities. */
export function syncRegionName(id: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const region = parseDocument(Region, await transaction.get(regionRef(id)));
    if (region) await updateNameInLocalities(transaction, id, region.name);
  });
}

export function deleteRegion(id: string, author: AuditAuthor | null): Promise<Region> {
  return deleteReference(target(id, author), [queryLocalities(id)], (count) => {
    const localities = count === 1 ? "1 paikkakunta" : `${count} paikkakuntaa`;
    const message = `Maakunnassa on ${localities}, joten sitä ei voi poistaa.`;
    return new AppError("inUse", { message });
  });
}
