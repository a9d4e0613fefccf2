import * as rows from "@halkopiha/domain/contract/products.ts";
import { AppError } from "@halkopiha/domain/refusal.ts";
import { createImageVariants } from "../pictures/variants.ts";
import { replaceImages } from "../store/listings.ts";
import { deleteImages, saveImages } from "../store/pictures.ts";
import { findProduct } from "../store/products.ts";
import { canManage } from "./caller.ts";
import { defineHandler } from "./serve.ts";

export const uploadProductImage = defineHandler(
  rows.uploadProductImage,
  async ({ caller, params, upload }) => {
    const before = await findProduct(params.id);
    if (!before || !canManage(caller, before.user_id)) throw new AppError("notFound");
    const images = await saveImages(before.user_id, params.id, await createImageVariants(upload));
    const product = await replaceImages(params.id, images);
    await deleteImages(product.user_id, params.id, images);
    return { product, message: "Kuva on tallennettu." };
  },
);
