import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { addToCart, changeQuantity, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import { wrongPauseDay } from "@halkopiha/domain/products/availability-change.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  changeProduct,
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  readOrders,
  readQuantityLeft,
} from "../support/market.ts";
import { registerActiveSeller } from "../support/users.ts";

// What is paused cannot be ordered, and who may pause what.

const pausedUntil = addDays(getToday(), 30);
const refusal = `Tuotetta Polttopuu ei voi tilata juuri nyt. ${formatNextBatch(pausedUntil)}`;

const storedProduct = ({ _id }: Pick<Product, "_id">) => database.collection("products").doc(_id);

async function order(visitor: Client) {
  const { cart } = await visitor.call(readCart, {});
  return visitor.sendJson("POST", "/api/orders", { checkoutForm, cart });
}

describe("a paused product", () => {
  test("is not added to a cart, until its day has come", async () => {
    const product = await newProduct(await newSeller(), { pausedUntil });
    const visitor = new Client();
    const body = { product_id: product._id, quantity: 1 };
    const refused = await visitor.request(addToCart, { body });
    expect(refused.status).toBe(409);
    expect(parseErrorBody(refused)).toMatchObject({ code: "paused", message: refusal });
    await changeProduct(product, { pausedUntil: "2026-01-12" });
    expect((await visitor.call(addToCart, { body })).cart.items).toMatchObject([{ available: true }]);
  });

  test("stays in the cart, shows its day and is not priced; its quantity may change", async () => {
    const seller = await newSeller();
    const [product, other] = [await newProduct(seller), await newProduct(seller, { price: 1000 })];
    const visitor = await createVisitorWithCart({ product, quantity: 3 }, { product: other, quantity: 1 });
    await changeProduct(product, { pausedUntil });
    const { cart } = await visitor.call(readCart, {});
    expect(cart.items).toMatchObject([
      { _id: product._id, available: false, pausedUntil, quantity: 3 },
      { _id: other._id, available: true, pausedUntil: null },
    ]);
    expect(cart.totalPrice).toBe(1000);
    const changed = await visitor.call(changeQuantity, { body: { product_id: product._id, quantity: 2 } });
    expect(changed.cart.items[0]).toMatchObject({ available: false, quantity: 2 });
    await changeProduct(product, { pausedUntil: null });
    expect((await visitor.call(readCart, {})).cart.totalPrice).toBe(14_000);
  });

  test("is not ordered, and nothing is reserved", async () => {
    const seller = await newSeller();
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product, quantity: 3 });
    await changeProduct(product, { pausedUntil });
    const refused = await order(visitor);
    expect(refused.status).toBe(409);
    expect(parseErrorBody(refused)).toMatchObject({ code: "paused", message: refusal });
    expect(await readOrders(seller)).toEqual([]);
    expect(await readQuantityLeft(product)).toBe(40);
    await changeProduct(product, { pausedUntil: null });
    expect((await order(visitor)).status).toBe(201);
    expect(await readQuantityLeft(product)).toBe(37);
  });

  test("stays in the cart when the rest of it is ordered, with its delivery still to be chosen", async () => {
    const [seller, another] = [await newSeller(), await newSeller()];
    const [product, other] = [await newProduct(seller), await newProduct(another)];
    const visitor = await createVisitorWithCart({ product, quantity: 3 }, { product: other, quantity: 1 });
    await changeProduct(product, { pausedUntil });
    expect((await order(visitor)).status).toBe(201);
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ _id: product._id, quantity: 3 }]);
    expect(await readOrders(seller)).toEqual([]);
  });

  test("that was paused while the buyer looked is named among the changes", async () => {
    const seller = await newSeller();
    const [product, other] = [await newProduct(seller), await newProduct(seller, { price: 1000 })];
    const visitor = await createVisitorWithCart({ product, quantity: 3 }, { product: other, quantity: 1 });
    const { cart } = await visitor.call(readCart, {});
    await changeProduct(product, { pausedUntil });
    const refused = await visitor.sendJson("POST", "/api/orders", { checkoutForm, cart });
    expect(parseErrorBody(refused)).toMatchObject({
      code: "totalChanged",
      changes: [{ kind: "itemPaused", _id: product._id, until: pausedUntil }],
      current: { totalPrice: 1000 },
    });
    expect(await readQuantityLeft(other)).toBe(40);
  });
});

describe("a seller", () => {
  const [admin, other] = [new Client(), new Client()];
  let seller: Awaited<ReturnType<typeof registerActiveSeller>>;

  beforeAll(async () => {
    await admin.logIn("yllapito", "Yllapito2026");
    await other.logIn("mokkiklapi", "Mokkiklapi1");
    seller = await registerActiveSeller(admin);
  });

  const chips = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
  const create = async () => (await seller.client.call(calls.createProduct, { body: chips })).product;
  const unset = { deliveryTime: null, pausedUntil: null };
  type Body = Parameters<typeof seller.client.call<typeof calls.changeAvailability>>[1]["body"];
  const change = (body: Body, client = seller.client) =>
    client.request(calls.changeAvailability, { params: seller.params, body });
  const changed = (body: Body) =>
    seller.client.call(calls.changeAvailability, { params: seller.params, body });

  test("pauses a product and sells it again; what is paused is stored for the search", async () => {
    const product = await create();
    const { message } = await changed({ productId: product._id, pausedUntil, seen: unset });
    expect(message).toBe(`Ilmoitus on tauolla. ${formatNextBatch(pausedUntil)}`);
    expect((await storedProduct(product).get()).data()).toMatchObject({ pausedUntil, paused: true });
    const resumed = await changed({ productId: product._id, pausedUntil: null });
    expect(resumed.message).toBe("Ilmoitus on taas myynnissä.");
    expect((await storedProduct(product).get()).data()).toMatchObject({ pausedUntil: null, paused: false });
  });

  test("pauses for a year at most, because the day of the next batch is shown without its year", async () => {
    const { _id: productId } = await create();
    const { status } = await change({ productId, pausedUntil: addDays(getToday(), 365) });
    expect(status).toBe(200);
    const late = addDays(getToday(), 366);
    const params = { id: productId };
    const answers = [
      await change({ productId, pausedUntil: late }),
      await change({ pausedUntil: late }),
      await seller.client.request(calls.createProduct, { body: { ...chips, pausedUntil: late } }),
      await seller.client.request(calls.updateProduct, { params, body: { ...chips, pausedUntil: late } }),
    ];
    for (const answer of answers) {
      expect(parseErrorBody(answer)).toMatchObject({
        code: "invalid",
        fields: { pausedUntil: wrongPauseDay },
      });
    }
  });

  test("who saves a form that was opened before the pause leaves the product paused", async () => {
    const product = await create();
    await changed({ productId: product._id, pausedUntil, seen: unset });
    const body = { ...chips, price: 2100, ...unset, availabilitySeen: unset };
    const params = { id: product._id };
    const saved = await seller.client.call(calls.updateProduct, { params, body });
    expect(saved.product).toMatchObject({ price: 2100, pausedUntil });
    const old = await seller.client.call(calls.updateProduct, { params, body: { ...chips, price: 2200 } });
    expect(old.product).toMatchObject({ price: 2200, pausedUntil });
    const resumed = { ...chips, ...unset, availabilitySeen: { deliveryTime: null, pausedUntil } };
    const { product: after } = await seller.client.call(calls.updateProduct, { params, body: resumed });
    expect(after.pausedUntil).toBeNull();
  });

  test("changes the delivery time alone", async () => {
    const product = await create();
    await changed({ productId: product._id, pausedUntil });
    const answer = await changed({ productId: product._id, deliveryTime: "2" });
    expect(answer).toMatchObject({
      changed: [{ deliveryTime: "2", pausedUntil }],
      message: "Toimitusaika on muutettu.",
    });
    expect((await storedProduct(product).get()).get("deliversIn")).toBe("2");
  });

  test("gets a conflict when it was changed elsewhere meanwhile, but not when a unit was sold", async () => {
    const product = await create();
    await storedProduct(product).update({ quantity: 0, updatedAt: new Date() });
    await changed({ productId: product._id, pausedUntil, seen: unset });
    const stale = await change({ productId: product._id, deliveryTime: "1", seen: unset });
    expect(parseErrorBody(stale)).toMatchObject({ code: "stale" });
    expect((await storedProduct(product).get()).get("deliveryTime")).toBeNull();
  });

  test("changes all products at once, and nobody else's; a repeated call changes nothing", async () => {
    const foreign = await newProduct(await newSeller());
    const own = [await create(), await create()];
    const body = { deliveryTime: "4", pausedUntil } as const;
    const first = await changed(body);
    expect(first.changed.map(({ _id }) => _id)).toEqual(expect.arrayContaining(own.map(({ _id }) => _id)));
    expect(new Set(first.changed.map(({ user_id }) => user_id))).toEqual(new Set([seller.uid]));
    for (const product of own) {
      expect((await storedProduct(product).get()).data()).toMatchObject({ ...body, paused: true });
    }
    expect((await storedProduct(foreign).get()).get("pausedUntil")).toBeNull();
    const { updatedAt } = (await storedProduct(foreign).get()).data() ?? {};
    expect(await changed(body)).toEqual({
      changed: [],
      undo: { listings: [] },
      message: "Mikään ei muuttunut: ilmoituksilla oli jo nämä tiedot.",
    });
    expect((await storedProduct(foreign).get()).get("updatedAt")).toEqual(updatedAt);
  });

  test("does not change another seller's products, neither by the seller nor by the product", async () => {
    const product = await create();
    const foreign = await newProduct(await newSeller());
    expect((await change({ pausedUntil }, other)).status).toBe(404);
    expect((await change({ productId: foreign._id, pausedUntil })).status).toBe(404);
    expect((await change({ productId: "ei-ole", pausedUntil })).status).toBe(404);
    expect((await storedProduct(product).get()).get("pausedUntil")).toBeNull();
    expect((await storedProduct(foreign).get()).get("pausedUntil")).toBeNull();
  });

  test("an admin's change is audited", async () => {
    const product = await create();
    await change({ productId: product._id, pausedUntil }, admin);
    const root = await new Client().logIn("juuri", "Juurijuuri1");
    const { entries } = await root.call(listAudit, { query: {} });
    expect(entries.find(({ target }) => target._id === product._id)).toMatchObject({
      action: "changed",
      kind: "product",
      changes: [{ field: "pausedUntil", before: null, after: pausedUntil }],
    });
  });
});
