import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, requireOwner } from "../../http/request/caller.ts";
import { createImageVariants } from "../../images/image-variants.ts";
import { tellRestricted } from "../../shop/tell-restricted.ts";
import { deleteUnusedImages, saveImages, toProductFolder } from "../../store/files/images.ts";
import { replaceImages } from "../../store/products/listings.ts";
import { findProduct } from "../../store/products/products.ts";

/**
 * The folder of the images of a product of the caller.
 * @throws AppError `notFound`
 */
async function requireOwnFolder(caller: Caller, id: string): Promise<string> {
  const product = await findProduct(id);
  if (!product) throw new AppError("notFound");
  requireOwner(caller, product.user_id);
  return toProductFolder(product.user_id, id);
}

export const uploadProductImage = defineHandler(
  calls.uploadProductImage,
  async ({ caller, params, upload }) => {
    const folder = await requireOwnFolder(caller, params.id);
    const images = await saveImages(folder, await createImageVariants(upload));
    const product = await replaceImages(params.id, images, toAuditAuthor(caller));
    await deleteUnusedImages(folder, product);
    return { product, message: "Kuva on tallennettu." };
  },
);

export const deleteProductImage = defineHandler(calls.deleteProductImage, async ({ caller, params }) => {
  const folder = await requireOwnFolder(caller, params.id);
  const author = toAuditAuthor(caller);
  const product = await replaceImages(params.id, null, author, tellRestricted("imageRemoved"));
  await deleteUnusedImages(folder, product);
  return { product, message: "Kuva on poistettu." };
});
