import type { Product } from "@halkopiha/domain/products/product.ts";

const appUrl = () => process.env["APP_URL"] ?? "";

async function send(path: string, method: string, body: unknown, token = ""): Promise<Response> {
  const response = await fetch(new URL(path, appUrl()), {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** The public firewood listings of a seller. */
export async function listFirewood(owner: string): Promise<Product[]> {
  const response = await fetch(new URL(`/api/products?owner_id=${owner}`, appUrl()));
  return (await response.json()).products;
}

/** Sets the stock of a product as the seller halkomestari. */
export async function setStock(product: Product, quantity: number): Promise<void> {
  const login = { username: "halkomestari", password: "Halkomestari1" };
  const { token } = await (await send("/api/users/login", "POST", login)).json();
  const {
    _id,
    user_id: _user,
    owner: _owner,
    images: _images,
    createdAt: _c,
    updatedAt: _u,
    ...rest
  } = product;
  await send(`/api/products/${_id}`, "PUT", { ...rest, quantity }, token);
}
