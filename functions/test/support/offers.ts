import { User } from "@halkopiha/domain/accounts/user.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { PriceLog } from "@halkopiha/domain/products/offers/price-log.ts";
import type { Firewood, Product } from "@halkopiha/domain/products/product.ts";
import { requireDocument } from "../../src/store/firestore/document.ts";
import { getToday } from "../../src/today.ts";
import { Client } from "./api.ts";
import { database, newProduct } from "./market.ts";
import { oncePerFile } from "./once-per-file.ts";
import { personForm, registerUser } from "./users.ts";
import { waitForDocument } from "./wait-for.ts";

const visitor = new Client();
export const today = getToday();
export const longAgo = addDays(today, -90);

/** A new seller with a paid Premium account, whose plan no other test file uses up. */
export const offerer = oncePerFile(async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const { client, uid } = await registerUser(personForm({ accountPlan: "premium" }));
  await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: true } });
  await waitForDocument(database.collection("sellers").doc(uid), ({ exists }) => exists);
  return { client, uid, user: requireDocument(User, await database.collection("users").doc(uid).get()) };
});

/** Takes away the listings of former tests: the plan allows ten offers at once. */
export async function deleteTestListings(): Promise<void> {
  const { uid } = await offerer();
  const { docs } = await database.collection("products").where("user_id", "==", uid).get();
  for (const { ref } of docs) await ref.delete();
}

export const productRef = ({ _id }: Pick<Product, "_id">) => database.collection("products").doc(_id);
export const logRef = ({ _id }: Pick<Product, "_id">) => database.collection("priceLogs").doc(_id);
export const readLog = async (product: Pick<Product, "_id">) => (await logRef(product).get()).data();

/** A listing of the seller at 75 euros, whose prices are known for 90 days. */
export async function listed(change: Partial<Firewood> = {}, log: Partial<PriceLog> = {}): Promise<Firewood> {
  const { user } = await offerer();
  const product = await newProduct(user, { price: 7500, ...change });
  await logRef(product).set({ since: longAgo, former: [], ...log });
  return product;
}

/** The body with which a client written from the specification saves a product. */
export const toDocumentedBody = ({ quality, material, plength, unit }: Firewood) => ({
  category: "Polttopuut" as const,
  name: "Polttopuu" as const,
  deliveryType: "irto" as const,
  quality,
  material,
  plength,
  unit: unit === "Pino-m3" ? unit : ("Irto-m3" as const),
  quantity: 40,
  price: 7500,
});

interface Fields {
  price?: number;
  discount?: boolean;
  offerPrice?: number;
  offerUntil?: string;
  unit?: "Irto-m3";
}

export const request = async (product: Firewood, fields: Fields) =>
  (await offerer()).client.request(calls.updateProduct, {
    params: { id: product._id },
    body: { ...toDocumentedBody(product), ...fields },
  });

export async function save(product: Firewood, fields: Fields): Promise<Product> {
  const body = { ...toDocumentedBody(product), ...fields };
  const { client } = await offerer();
  return (await client.call(calls.updateProduct, { params: { id: product._id }, body })).product;
}

export const readShown = async ({ _id }: Pick<Product, "_id">) =>
  (await visitor.call(calls.readProduct, { params: { id: _id } })).product;

export const findOffers = async () => {
  const query = { queryString: "tarjous Tukkinen", limit: 50 };
  return (await visitor.call(searchProducts, { query })).products.map(({ _id }) => _id);
};
