import * as rows from "@halkopiha/domain/contract/products.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { variantsOf } from "../pictures/variants.ts";
import { replaceImages } from "../store/listings.ts";
import { deletePictures, savePictures } from "../store/pictures.ts";
import { findProduct } from "../store/products.ts";
import { mayHandle } from "./caller.ts";
import { serve } from "./serve.ts";

export const uploadProductImage = serve(rows.uploadProductImage, async ({ caller, params, upload }) => {
  const before = await findProduct(params.id);
  if (!before || !mayHandle(caller, before.user_id)) throw new Refusal("notFound");
  const images = await savePictures(before.user_id, params.id, await variantsOf(upload));
  const product = await replaceImages(params.id, images);
  await deletePictures(product.user_id, params.id, images);
  return { product, message: "Kuva on tallennettu." };
});
