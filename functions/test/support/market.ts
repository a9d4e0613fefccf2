import { randomUUID } from "node:crypto";
import { isSelling, toPublicSeller, toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { toDeliveryPrices } from "@halkopiha/domain/products/door-price.ts";
import type { Firewood, Product } from "@halkopiha/domain/products/product.ts";
import {
  type Coverage,
  type LocalityIdsByRegion,
  toAreas,
  toContentFields,
  toProductIndexFields,
  toSellerIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type DocumentSnapshot, getFirestore, Timestamp } from "firebase-admin/firestore";
import { vi } from "vitest";
import * as z from "zod/mini";
import { requireDocument } from "../../src/store/firestore/document.ts";
import { readLocalityIdsByRegion } from "../../src/store/reference-data/localities.ts";
import { getToday } from "../../src/today.ts";
import { Client } from "./api.ts";

const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }, `test-${randomUUID()}`);

/** The database behind the API, without the API's checks. */
export const database = getFirestore(app);
export const auth = getAuth(app);

/** A filled checkout form of a buyer in Tampere. */
export const checkoutForm: CheckoutForm = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "aino.ahonala@posti.example",
  phonenumber: "050 000 0123",
  street: "Kirkkotie 1",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  terms: true,
};

const now = () => Timestamp.now();

/** Converts user fields to their stored form: `expires` becomes a Firestore timestamp. */
export function storedPerson<T extends Partial<User>>({ userAccount, ...fields }: T) {
  if (!userAccount) return fields;
  const { expires } = userAccount;
  const until = expires === null ? null : Timestamp.fromMillis(Date.parse(expires));
  return { ...fields, userAccount: { ...userAccount, expires: until } };
}

let localityIds: Promise<LocalityIdsByRegion> | undefined;

/** Reads the localities again for the next product: a test has stored others. */
export function forgetLocalities(): void {
  localityIds = undefined;
}

/** Where a stored seller delivers and at which prices, computed as by the suite's trigger. The localities are read once. */
export async function readCoverage(seller: User): Promise<Coverage> {
  localityIds ??= readLocalityIdsByRegion();
  const costs = await database.collection("deliveryCosts").where("owner", "==", seller._id).get();
  return {
    areas: toAreas(seller, await localityIds),
    deliveryPrices: toDeliveryPrices(costs.docs.map((cost) => requireDocument(DeliveryCost, cost))),
  };
}

/** A new active seller, copied from Halkomestari, for one test only. */
export async function newSeller(change: Partial<User> = {}): Promise<User> {
  const { reviews: _, ...model } = requireDocument(
    User,
    await database.collection("users").doc("halkomestari").get(),
  );
  const _id = `test-${randomUUID()}`;
  const seller = { ...model, username: _id, ...change, _id };
  const { _id: __, ...fields } = seller;
  await database
    .collection("users")
    .doc(_id)
    .set({ ...storedPerson(fields), createdAt: now(), updatedAt: now() });
  const { areas: deliversTo, deliveryPrices } = await readCoverage(seller);
  const { _id: ___, ...shown } = { ...toPublicSeller(seller), deliversTo, deliveryPrices };
  if (isSelling(seller)) await database.collection("sellers").doc(_id).set(shown);
  return seller;
}

/** A new product of this seller, visible to buyers if the seller is active. */
export async function newProduct(seller: User, change: Partial<Firewood> = {}): Promise<Firewood> {
  const product: Firewood = {
    _id: `test-${randomUUID()}`,
    category: "Polttopuut",
    name: "Polttopuu",
    quality: "kuiva",
    material: "koivu",
    deliveryType: "irto",
    plength: "Pilke 33 cm",
    bagVolume: null,
    price: 6500,
    quantity: 40,
    vat: 2550,
    unit: "Irto-m3",
    description: "",
    discount: false,
    deliveryTime: null,
    pausedUntil: null,
    user_id: seller._id,
    owner: toSellerSummary(seller),
    images: null,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    ...change,
  };
  await storeListing(seller, product);
  return product;
}

/** Stores a product of this seller past the API, with the index fields by which searches find it. */
export async function storeListing(seller: User, product: Product): Promise<void> {
  const { _id, ...stored } = product;
  const listing = toProductIndexFields(
    product,
    toSellerIndexFields(seller, isSelling(seller), await readCoverage(seller)),
    getToday(),
  );
  await database
    .collection("products")
    .doc(_id)
    .set({ ...stored, ...listing, createdAt: now(), updatedAt: now() });
}

/** Changes a product past the API, with the index fields that follow from the change. */
export async function changeProduct(product: Firewood, change: Partial<Firewood>): Promise<Firewood> {
  const changed = { ...product, ...change };
  await database
    .collection("products")
    .doc(product._id)
    .update({ ...change, ...toContentFields(changed, getToday()) });
  return changed;
}

/** A new delivery price of this seller. */
export async function newDeliveryCost(seller: User, change: Partial<DeliveryCost> = {}): Promise<string> {
  const cost = {
    name: "Kiinteä hinta",
    unit: "kpl",
    price: 4500,
    available: true,
    multipliedByQuantity: false,
  };
  const ref = database.collection("deliveryCosts").doc();
  await ref.set({ ...cost, ...change, owner: seller._id, createdAt: now(), updatedAt: now() });
  return ref.id;
}

/** A new visitor with these products in the cart. */
export async function createVisitorWithCart(
  ...lines: { product: Pick<Product, "_id">; quantity: number }[]
): Promise<Client> {
  const visitor = new Client();
  for (const { product, quantity } of lines) {
    await visitor.call(addToCart, { body: { product_id: product._id, quantity } });
  }
  return visitor;
}

/** The remaining quantity of a product. */
export async function readQuantityLeft(product: Pick<Product, "_id">): Promise<unknown> {
  return (await database.collection("products").doc(product._id).get()).get("quantity");
}

/** The stored orders of a seller. */
export async function readOrders(seller: Pick<User, "_id">): Promise<DocumentSnapshot[]> {
  return (await database.collection("orders").where("seller._id", "==", seller._id).get()).docs;
}

const Usage = z.object({
  /** Documents read so far, as Firestore would bill them. */
  reads: z.int(),
  writes: z.int(),
  /** Events of triggers that are not handled yet. */
  pendingEvents: z.int(),
});

async function readUsage(): Promise<z.infer<typeof Usage>> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const response = await fetch(
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/usage`,
  );
  return Usage.parse(await response.json());
}

/** Waits until the triggers of what was written have run. */
export async function waitForQuietDatabase(): Promise<void> {
  await vi.waitUntil(async () => (await readUsage()).pendingEvents === 0, { interval: 50, timeout: 150_000 });
}

/** The documents that an action reads and writes, with the triggers of what it writes. */
export async function countOperations(
  action: () => Promise<unknown>,
): Promise<{ reads: number; writes: number }> {
  await waitForQuietDatabase();
  const before = await readUsage();
  await action();
  await waitForQuietDatabase();
  const after = await readUsage();
  return { reads: after.reads - before.reads, writes: after.writes - before.writes };
}

/** The number of documents that a call reads: the minimum of three runs, because a job or a trigger may read meanwhile. */
export async function countReads(call: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  while (counts.length < 3) {
    await waitForQuietDatabase();
    const { reads } = await readUsage();
    await call();
    counts.push((await readUsage()).reads - reads);
  }
  return Math.min(...counts);
}
