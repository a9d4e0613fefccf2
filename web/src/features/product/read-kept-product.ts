import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import * as z from "zod/mini";

/** `readProduct`; without a connection the service worker may know the product from a list alone, and then not all of its seller. */
export const readKeptProduct = {
  ...readProduct,
  response: z.extend(readProduct.response, { seller: z.nullable(PublicSeller) }),
};
