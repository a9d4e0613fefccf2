import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  Advertisement,
  type AdvertisementChange,
  type NewAdvertisement,
} from "@halkopiha/domain/reference-data/advertisement.ts";
import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import type { AuditAuthor } from "../admin/audit.ts";
import { isAdvertisementImage } from "../files/images.ts";
import { parseAll, requireDocument } from "../firestore/document.ts";
import { createReference, deleteReference, updateReference } from "./reference-data.ts";

const maxAdvertisements = 20;

const all = () => firestore().collection("advertisements");

/**
 * A stored advertisement. Its `image` is that of the uploaded picture: older documents hold typed addresses of other sites, which the
 * Content Security Policy of the app forbids.
 */
const StoredAdvertisement = z.pipe(
  z.omit(Advertisement, { image: true }),
  z.transform((stored): Advertisement => ({ ...stored, image: stored.images?.large ?? "" })),
);

const targetOf = (id: string, author: AuditAuthor | null) => ({
  ref: all().doc(id),
  schema: StoredAdvertisement,
  author,
});

/**
 * The fields to store. An `image` that the server has answered is left out, so that the stored picture stays.
 * @throws AppError `invalid` when it is the address of anything else
 */
async function omitImage<Fields extends Pick<NewAdvertisement, "image">>(
  sent: Fields,
): Promise<Omit<Fields, "image">> {
  const { image, ...fields } = sent;
  if (image && !(await isAdvertisementImage(image))) {
    const message = "Kuvaa ei voi antaa osoitteena. Lisää se mainokselle hallinnan Kuva-painikkeella.";
    throw new AppError("invalid", { fields: { image: message } });
  }
  return fields;
}

export async function listAdvertisements(): Promise<Advertisement[]> {
  const { docs } = await all().orderBy("price").limit(maxAdvertisements).get();
  return parseAll(StoredAdvertisement, docs);
}

/** @throws AppError `notFound` */
export async function requireAdvertisement(id: string): Promise<Advertisement> {
  return requireDocument(StoredAdvertisement, await all().doc(id).get());
}

/** @throws AppError `invalid` when its `image` is an address of another site */
export async function createAdvertisement(
  advertisement: NewAdvertisement,
  author: AuditAuthor | null,
): Promise<Advertisement> {
  const fields = await omitImage(advertisement);
  return createReference(targetOf(all().doc().id, author), { ...fields, images: null });
}

/** @throws AppError `notFound`, `stale`, `invalid` when its `image` is an address of another site */
export async function updateAdvertisement(
  id: string,
  advertisement: AdvertisementChange,
  author: AuditAuthor | null,
): Promise<Advertisement> {
  return updateReference(targetOf(id, author), await omitImage(advertisement));
}

/**
 * Replaces the picture of an advertisement; null takes it away.
 * @throws AppError `notFound`
 */
export function replaceImages(
  id: string,
  images: ImageSizes | null,
  author: AuditAuthor | null,
): Promise<Advertisement> {
  return updateReference(targetOf(id, author), { images });
}

/** Deletes an advertisement; no other document refers to one. */
export function deleteAdvertisement(id: string, author: AuditAuthor | null): Promise<Advertisement> {
  return deleteReference(targetOf(id, author), [], () => new AppError("inUse"));
}
