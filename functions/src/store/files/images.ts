import { randomUUID } from "node:crypto";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { type ImageSizes, listImages } from "@halkopiha/domain/schemas/images.ts";
import { bucket } from "../../firebase.ts";
import { readFile } from "./cached-file.ts";
import { deleteFolder } from "./delete-folder.ts";

/** Folder of a product's images. */
export const toProductFolder = (sellerId: string, productId: string) => `products/${sellerId}/${productId}/`;

const advertisements = "advertisements/";

/** Folder of an advertisement's images. */
export const toAdvertisementFolder = (id: string) => `${advertisements}${id}/`;

/** The public URL of a file that the rules let everyone read. */
function publicUrl(bucketName: string, path: string): string {
  const emulator = process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  const origin = emulator ? `http://${emulator}` : "https://firebasestorage.googleapis.com";
  return `${origin}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Stores images under new unique names, so that they can be cached permanently. */
export async function saveImages(
  folder: string,
  variants: Readonly<Record<keyof ImageSizes, Buffer>>,
): Promise<ImageSizes> {
  const files = await bucket();
  const name = `${folder}${randomUUID()}`;
  const save = async (path: string, bytes: Buffer, contentType: string) => {
    const metadata = { cacheControl: "public, max-age=31536000, immutable" };
    // The client library retries a broken write only if it is idempotent; the precondition makes it so.
    const preconditionOpts = { ifGenerationMatch: 0 };
    await files.file(path).save(bytes, { resumable: false, contentType, metadata, preconditionOpts });
    return publicUrl(files.name, path);
  };
  const [small, large, original] = await Promise.all([
    save(`${name}-320.webp`, variants.small, "image/webp"),
    save(`${name}-960.webp`, variants.large, "image/webp"),
    save(`${name}.png`, variants.original, "image/png"),
  ]);
  return { small, large, original };
}

/** The bytes of a product's image by its URL; null when it is not stored, or no longer. */
export async function readImage(url: string): Promise<Buffer | null> {
  const folder = `/v0/b/${(await bucket()).name}/o/`;
  const { pathname } = new URL(url);
  const path = decodeURIComponent(pathname.slice(folder.length));
  return pathname.startsWith(folder) && path.startsWith("products/") ? readFile(path) : null;
}

/** Whether an address is that of an image of some advertisement, stored now or earlier. */
export async function isAdvertisementImage(url: string): Promise<boolean> {
  const { name } = await bucket();
  return url.startsWith(publicUrl(name, advertisements).replace(/\?.*$/, ""));
}

/**
 * Deletes the images of a folder that its product or advertisement, as it is stored now, does not have. A concurrent upload of the same entity
 * loses its files, which is right while an entity has one image: the later one counts.
 */
export async function deleteUnusedImages(folder: string, entity: Product | Advertisement): Promise<void> {
  const files = await bucket();
  const [stored] = await files.getFiles({ prefix: folder });
  const used = new Set(listImages(entity));
  const unused = stored.filter(({ name }) => !used.has(publicUrl(files.name, name)));
  await Promise.all(unused.map((file) => file.delete({ ignoreNotFound: true })));
}

/** Deletes every image of a seller. */
export function deleteSellerImages(sellerId: string): Promise<void> {
  return deleteFolder(`products/${sellerId}/`);
}
