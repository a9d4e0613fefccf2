import { updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { callApi } from "./api-call.ts";
import { appUrl } from "./chromium.ts";
import { createSession } from "./session.ts";

/** The public firewood listings of a seller. */
export async function listFirewood(owner: string): Promise<Product[]> {
  const response = await fetch(new URL(`/api/products?owner_id=${owner}`, appUrl()));
  return (await response.json()).products;
}

/** Sets the stock of a product as the seller halkomestari. */
export async function setStock(product: Product, quantity: number): Promise<void> {
  const { token } = await createSession("halkomestari", "Halkomestari1");
  const {
    _id,
    user_id: _user,
    owner: _owner,
    images: _images,
    createdAt: _c,
    updatedAt: _u,
    ...rest
  } = product;
  await callApi(updateProduct, { params: { id: _id }, body: { ...rest, quantity }, token });
}
