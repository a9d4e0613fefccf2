import { Advertisement, type AdvertisementChange, type NewAdvertisement } from "@halkopiha/domain/plan.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { firestore } from "../firebase.ts";
import { parseAll } from "./document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

const mostAdvertisements = 20;

const all = () => firestore().collection("advertisements");

export async function listAdvertisements(): Promise<Advertisement[]> {
  const { docs } = await all().orderBy("price").limit(mostAdvertisements).get();
  return parseAll(Advertisement, docs);
}

export function createAdvertisement(advertisement: NewAdvertisement): Promise<Advertisement> {
  return createReference(all().doc(), Advertisement, { ...advertisement });
}

export function updateAdvertisement(id: string, advertisement: AdvertisementChange): Promise<Advertisement> {
  return updateReference(all().doc(id), Advertisement, { ...advertisement });
}

/** Takes an advertisement away; nothing else refers to one. */
export function deleteAdvertisement(id: string): Promise<Advertisement> {
  return deleteReference(all().doc(id), Advertisement, [], () => new Refusal("inUse"));
}
