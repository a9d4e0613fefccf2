import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { Client } from "../api.ts";
import { database } from "../market.ts";
import { oncePerFile } from "../once-per-file.ts";
import { createUserAsRoot, logInAs } from "../users.ts";
import { waitForDocument } from "../wait-for.ts";

export const admin = oncePerFile(() => new Client().logIn("yllapito", "Yllapito2026"));

/** The request of an example that an admin makes. */
export const asAdmin = async <Request>(request: Request) => ({ as: await admin(), request });

/** A seller used by these examples only: active, paid, visible to buyers, and logged in. */
export const seller = oncePerFile(async () => {
  const person = await createUserAsRoot();
  await (await admin()).call(activateUser, {
    params: { id: person.uid },
    body: { active: true, paid: true },
  });
  await waitForDocument(database.collection("sellers").doc(person.uid), ({ exists }) => exists);
  return { ...person, client: await logInAs(person) };
});

export const woodChips = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;

/** A new product of the seller. */
export async function createProductForSale(): Promise<Product> {
  const { client } = await seller();
  return (await client.call(createProduct, { body: { ...woodChips, quantity: 50 } })).product;
}
