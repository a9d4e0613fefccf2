import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { requireOwner } from "../../http/request/caller.ts";
import { createImageVariants } from "../../images/image-variants.ts";
import { deleteImages, saveImages, toProductFolder } from "../../store/files/images.ts";
import { replaceImages } from "../../store/products/listings.ts";
import { findProduct } from "../../store/products/products.ts";

export const uploadProductImage = defineHandler(
  calls.uploadProductImage,
  async ({ caller, params, upload }) => {
    const before = await findProduct(params.id);
    if (!before) throw new AppError("notFound");
    requireOwner(caller, before.user_id);
    const folder = toProductFolder(before.user_id, params.id);
    const images = await saveImages(folder, await createImageVariants(upload));
    const product = await replaceImages(params.id, images, toAuditAuthor(caller));
    await deleteImages(folder, images);
    return { product, message: "Kuva on tallennettu." };
  },
);
