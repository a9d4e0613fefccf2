import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import * as calls from "@halkopiha/domain/contract/admin/listings.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import * as products from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { checkoutForm, createVisitorWithCart, database } from "../support/market.ts";

const [admin, root, seller, buyer] = [new Client(), new Client(), new Client(), new Client()];
const reason = "Kuvassa on toisen myyjän puita";
const form = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000, quantity: 10 } as const;
let product: Product;
let params: { id: string };

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
  await seller.logIn("halkomestari", "Halkomestari1");
});

beforeEach(async () => {
  product = (await seller.call(products.createProduct, { body: form })).product;
  params = { id: product._id };
});

const hide = () => admin.call(calls.hideListing, { params, body: { reason } });
const show = () => admin.call(calls.showListing, { params });
const listOwn = async (client: Client) =>
  (await client.call(products.listUserProducts, { params: { id: "halkomestari" } })).otherProducts.find(
    ({ _id }) => _id === product._id,
  );
const search = async () => {
  const found = await buyer.call(searchProducts, {
    query: { category: "Muut_tuotteet", name: "Hake", sort: "newest" },
  });
  return found.products.some(({ _id }) => _id === product._id);
};
const findMails = async () => {
  const { docs } = await database.collection("mail").get();
  return docs.filter(({ id }) => id.startsWith(`listing-${product._id}-`)).map((mail) => mail.data());
};

describe("a hidden listing", () => {
  test("is in no search, page or list of buyers, and is there again when it is shown", async () => {
    expect(await search()).toBe(true);
    await hide();
    expect(await search()).toBe(false);
    expect((await buyer.request(products.readProduct, { params })).status).toBe(410);
    expect(await listOwn(buyer)).toBeUndefined();
    const profile = await buyer.call(products.readProfile, { params: { id: "halkomestari" } });
    expect(profile.products.map(({ _id }) => _id)).not.toContain(product._id);
    const { product: shown } = await show();
    expect(shown).not.toHaveProperty("hidden");
    expect(await search()).toBe(true);
    expect((await buyer.call(products.readProduct, { params })).product).not.toHaveProperty("hidden");
  });

  test("that is in a cart already can neither be priced nor ordered", async () => {
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const { cart: seen } = await visitor.call(readCart, {});
    await hide();
    const { cart } = await visitor.call(readCart, {});
    expect(cart).toMatchObject({ totalPrice: 0, items: [{ available: false }] });
    const reply = await visitor.request(placeOrder, { body: { ...checkoutForm, cart: seen } });
    expect(reply.status).toBe(409);
  });

  test("stays hidden whatever its seller changes, who sees the reason at the listing", async () => {
    await hide();
    expect(await listOwn(seller)).toMatchObject({ hidden: { reason } });
    const { product: edited } = await seller.call(products.updateProduct, {
      params,
      body: { ...form, price: 2100 },
    });
    expect(edited).toMatchObject({ price: 2100, hidden: { reason } });
    const body = { productId: product._id, deliveryTime: "1" } as const;
    await seller.call(products.changeAvailability, { params: { id: "halkomestari" }, body });
    expect(await listOwn(seller)).toMatchObject({ price: 2100, deliveryTime: "1", hidden: { reason } });
    expect(await search()).toBe(false);
  });

  test("and its return are mailed to the seller once each, with the reason", async () => {
    await hide();
    await hide();
    expect(await findMails()).toMatchObject([{ subject: "Ilmoituksesi on piilotettu" }]);
    expect((await findMails())[0]?.["text"]).toContain(`Perustelu:\n${reason}`);
    await show();
    await show();
    expect((await findMails()).map(({ subject }) => subject).sort()).toEqual([
      "Ilmoituksesi näkyy taas",
      "Ilmoituksesi on piilotettu",
    ]);
  });

  test("is listed for admins, the latest first, until it is shown", async () => {
    await hide();
    const list = async () => (await admin.call(calls.listHiddenListings, { query: { limit: 5 } })).products;
    expect((await list())[0]).toMatchObject({ _id: product._id, hidden: { reason } });
    await show();
    expect((await list()).map(({ _id }) => _id)).not.toContain(product._id);
  });

  test("is audited with its reason", async () => {
    await hide();
    await show();
    const { entries } = await root.call(listAudit, { query: { kind: "product", limit: 20 } });
    const own = entries.filter(({ target }) => target._id === product._id);
    expect(own.map(({ by }) => by.username)).toEqual(["yllapito", "yllapito"]);
    expect(own[1]?.changes).toContainEqual({ field: "hidden.reason", before: null, after: reason });
    expect(own[0]?.changes).toContainEqual({ field: "hidden.reason", before: reason, after: null });
  });
});

test("a seller cannot hide a listing, show it, or send the reason with an edit", async () => {
  await hide();
  expect((await seller.request(calls.showListing, { params })).status).toBe(403);
  expect((await seller.request(calls.hideListing, { params, body: { reason } })).status).toBe(403);
  const body = { ...form, hidden: null };
  await seller.request(products.updateProduct, { params, body });
  expect(await listOwn(seller)).toMatchObject({ hidden: { reason } });
});
