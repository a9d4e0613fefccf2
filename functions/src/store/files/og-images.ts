import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { bucket, firestore } from "../../firebase.ts";
import { readCachedFile, saveCachedFile } from "./cached-file.ts";
import { deleteFolder } from "./delete-folder.ts";
import { listFiles } from "./list-files.ts";

/** A product with its seller: images are stored by seller, so that those of a closed account are deleted together. */
interface Ids {
  _id: string;
  user_id: string;
}

const toFile = ({ _id, user_id }: Ids) => `cards/${user_id}/${_id}`;

/** The stored Open Graph image of a product; null when it has to be drawn. */
export const readOgImage = (product: Ids, version: string): Promise<Buffer | null> =>
  readCachedFile(toFile(product), version);

export const saveOgImage = (product: Ids, version: string, bytes: Buffer): Promise<void> =>
  saveCachedFile(toFile(product), { bytes, contentType: "image/jpeg", version });

/** Deletes the Open Graph image of a deleted product. */
export async function deleteOgImage(product: Ids): Promise<void> {
  await (await bucket()).file(toFile(product)).delete({ ignoreNotFound: true });
}

/** Deletes the Open Graph images of a seller whose products are no longer public. */
export const deleteSellerOgImages = (sellerId: string): Promise<void> => deleteFolder(`cards/${sellerId}/`);

/** The ids of those products that are public. */
async function findVisibleIds(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const products = firestore().collection("products");
  const refs = ids.map((id) => products.doc(id));
  const snapshots = await firestore().getAll(...refs, { fieldMask: ["visible"] });
  return new Set(snapshots.filter((product) => product.get("visible") === true).map(({ id }) => id));
}

/** Maximum number of images deleted per run; the rest is left to the next run. */
const maxDeleted = 10_000;

/** Deletes the images of products that are no longer public: those left by a crash, and those drawn while the product was deleted. */
export async function deleteOrphanOgImages(pageSize?: number): Promise<void> {
  let deleted = 0;
  for await (const stored of listFiles("cards/", pageSize)) {
    const ogImages = stored.map((file) => ({ file, id: file.name.split("/").at(-1) ?? "" }));
    const visible = await findVisibleIds(
      ogImages.map(({ id }) => id).filter((id) => Id.safeParse(id).success),
    );
    const orphans = ogImages.filter(({ id }) => !visible.has(id)).map(({ file }) => file);
    await Promise.all(orphans.map((file) => file.delete({ ignoreNotFound: true })));
    deleted += orphans.length;
    if (deleted >= maxDeleted) return;
  }
}
