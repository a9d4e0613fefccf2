import { isDeepStrictEqual } from "node:util";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  Locality,
  type LocalityChange,
  LocalityInRegion,
  type NewLocality,
  Region,
  type RegionRef,
} from "@halkopiha/domain/reference-data/region.ts";
import { type LocalityIdsByRegion, toLocalityIdsByRegion } from "@halkopiha/domain/search/product-index.ts";
import { toSlug } from "@halkopiha/domain/search/search-words.ts";
import { firestore } from "../../firebase.ts";
import type { AuditAuthor } from "../admin/audit.ts";
import { parseAll, parseDocument, readMany } from "../firestore/document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

/** There are 320 localities; the bound only guards against a mistake in the data. */
const maxLocalities = 500;

const localityRef = (id: string) => firestore().collection("localities").doc(id);

const queryLocalities = () => firestore().collection("localities").orderBy("location").limit(maxLocalities);

export async function listLocalities(regionId?: string): Promise<Locality[]> {
  const all = queryLocalities();
  const { docs } = await (regionId ? all.where("region._id", "==", regionId) : all).get();
  return parseAll(Locality, docs);
}

/** The current localities of each region. Only the ids are read: each change of a seller needs them twice. */
export async function readLocalityIdsByRegion(): Promise<LocalityIdsByRegion> {
  const { docs } = await queryLocalities().select("region._id").get();
  return toLocalityIdsByRegion(parseAll(LocalityInRegion, docs));
}

/** Runs work that depends on the set of localities, and repeats it while they change meanwhile. `work` must be safe to run twice. */
export async function withLocalityIdsByRegion(
  work: (localityIds: LocalityIdsByRegion) => Promise<void>,
): Promise<void> {
  let known: LocalityIdsByRegion;
  let now = await readLocalityIdsByRegion();
  do {
    known = now;
    await work(known);
    now = await readLocalityIdsByRegion();
  } while (!isDeepStrictEqual(known, now));
}

export async function findLocality(id: string): Promise<Locality | null> {
  return parseDocument(Locality, await localityRef(id).get());
}

/** The localities with these ids, by id. */
export function readLocalities(ids: readonly string[]): Promise<Map<string, Locality>> {
  return readMany(firestore(), "localities", Locality, ids);
}

/** @throws AppError `invalid` when there is no such region */
async function requireRegion(id: string): Promise<Region> {
  const region = parseDocument(Region, await firestore().collection("regions").doc(id).get());
  if (!region) throw new AppError("invalid", { fields: { region: "Valitse maakunta." } });
  return region;
}

const toRegionRef = ({ _id, name }: Region): RegionRef => ({ _id, name });

const target = (id: string, author: AuditAuthor | null) => ({
  ref: localityRef(id),
  schema: Locality,
  author,
});

export async function createLocality(
  { region: regionId, ...locality }: NewLocality,
  author: AuditAuthor | null,
): Promise<Locality> {
  const region = await requireRegion(regionId);
  return createReference(target(toSlug(locality.location), author), {
    coords: region.coords,
    ...locality,
    region: toRegionRef(region),
  });
}

export async function updateLocality(
  id: string,
  { region: regionId, ...locality }: LocalityChange,
  author: AuditAuthor | null,
): Promise<Locality> {
  const region = regionId && toRegionRef(await requireRegion(regionId));
  return updateReference(target(id, author), { ...locality, ...(region && { region }) });
}

/** Deletes a locality where no seller lives and to which none delivers. */
export async function deleteLocality(id: string, author: AuditAuthor | null): Promise<Locality> {
  const users = firestore().collection("users");
  const locality = await findLocality(id);
  if (!locality) throw new AppError("notFound");
  const reached = { _id: id, location: locality.location };
  const using = [
    users.where("address.locality._id", "==", id),
    users.where("deliveryLocations", "array-contains", reached),
  ];
  return deleteReference(target(id, author), using, (count) => {
    const message = `Paikkakunta on käytössä ${count} myyjällä, joten sitä ei voi poistaa.`;
    return new AppError("inUse", { message });
  });
}
