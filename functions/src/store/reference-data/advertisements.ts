import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  Advertisement,
  type AdvertisementChange,
  type NewAdvertisement,
} from "@halkopiha/domain/reference-data/plan.ts";
import { firestore } from "../../firebase.ts";
import type { AuditAuthor } from "../admin/audit.ts";
import { parseAll } from "../firestore/document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

const maxAdvertisements = 20;

const all = () => firestore().collection("advertisements");

export async function listAdvertisements(): Promise<Advertisement[]> {
  const { docs } = await all().orderBy("price").limit(maxAdvertisements).get();
  return parseAll(Advertisement, docs);
}

export function createAdvertisement(
  advertisement: NewAdvertisement,
  author: AuditAuthor | null,
): Promise<Advertisement> {
  return createReference({ ref: all().doc(), schema: Advertisement, author }, { ...advertisement });
}

export function updateAdvertisement(
  id: string,
  advertisement: AdvertisementChange,
  author: AuditAuthor | null,
): Promise<Advertisement> {
  return updateReference({ ref: all().doc(id), schema: Advertisement, author }, { ...advertisement });
}

/** Deletes an advertisement; no other document refers to one. */
export function deleteAdvertisement(id: string, author: AuditAuthor | null): Promise<Advertisement> {
  const target = { ref: all().doc(id), schema: Advertisement, author };
  return deleteReference(target, [], () => new AppError("inUse"));
}
