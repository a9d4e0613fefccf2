import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { wrongPauseDay } from "@halkopiha/domain/products/availability-change.ts";
import { maxProducts } from "@halkopiha/domain/products/limits.ts";
import type { Availability, Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { database, newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";
import { registerActiveSeller } from "../support/users.ts";

const pausedUntil = addDays(getToday(), 30);
const nextWeek = addDays(getToday(), 7);
const unset = { deliveryTime: null, pausedUntil: null } as const;

const admin = new Client();
let seller: Awaited<ReturnType<typeof registerActiveSeller>>;

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});
beforeEach(async () => {
  seller = await registerActiveSeller(admin);
});

const chips = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
const create = async (availability: Availability = unset) =>
  (await seller.client.call(calls.createProduct, { body: { ...chips, ...availability } })).product;

type Change = Parameters<typeof seller.client.call<typeof calls.changeAvailability>>[1]["body"];
const change = (body: Change) =>
  seller.client.call(calls.changeAvailability, { params: seller.params, body });

type Undo = Parameters<typeof seller.client.call<typeof calls.undoAvailability>>[1]["body"];
const undo = (body: Undo) => seller.client.call(calls.undoAvailability, { params: seller.params, body });

const stored = ({ _id }: Pick<Product, "_id">) => database.collection("products").doc(_id);
const read = async (product: Product) => (await stored(product).get()).data();

test("an undone change of all products leaves each with its own delivery time and pause of before", async () => {
  const [plain, paused, quick] = [
    await create(),
    await create({ deliveryTime: null, pausedUntil: nextWeek }),
    await create({ deliveryTime: "1", pausedUntil: null }),
  ];
  const bulk = await change({ deliveryTime: "4", pausedUntil });
  const undone = await undo(bulk.undo);
  expect(undone).toMatchObject({ skipped: [], message: "3 ilmoitusta on palautettu." });
  expect(await read(plain)).toMatchObject({ ...unset, paused: false, deliversIn: "sovittava" });
  expect(await read(paused)).toMatchObject({ deliveryTime: null, pausedUntil: nextWeek, paused: true });
  expect(await read(quick)).toMatchObject({ deliveryTime: "1", pausedUntil: null, deliversIn: "1" });
});

test("a product that had the chosen value already is no part of the change and of its undo", async () => {
  const [paused, plain] = [await create({ deliveryTime: null, pausedUntil }), await create()];
  const bulk = await change({ pausedUntil });
  expect(bulk.undo).toEqual({
    listings: [{ productId: plain._id, former: unset, written: { deliveryTime: null, pausedUntil } }],
  });
  expect((await undo(bulk.undo)).message).toBe("Yksi ilmoitus on palautettu.");
  expect(await read(paused)).toMatchObject({ pausedUntil });
});

test("an undo leaves what was changed or deleted meanwhile, restores the rest and says so", async () => {
  const [changed, deleted, other] = [await create(), await create(), await create()];
  const bulk = await change({ pausedUntil });
  await change({ productId: changed._id, pausedUntil: nextWeek });
  await seller.client.call(calls.deleteProduct, { params: { id: deleted._id } });
  const undone = await undo(bulk.undo);
  expect(undone.restored.map(({ _id }) => _id)).toEqual([other._id]);
  expect(undone.skipped.toSorted()).toEqual([changed._id, deleted._id].toSorted());
  expect(undone.message).toBe(
    "Yksi ilmoitus on palautettu. Sillä välin muutettua ei palautettu: Hake. Poistettuja ilmoituksia: 1.",
  );
  expect(await read(changed)).toMatchObject({ pausedUntil: nextWeek });
  expect(await read(other)).toMatchObject(unset);
});

test("of many products that stay as they are the undo names three", async () => {
  for (let count = 0; count < 5; count += 1) await create();
  const bulk = await change({ pausedUntil });
  await change({ deliveryTime: "2" });
  expect((await undo(bulk.undo)).message).toBe(
    "Mitään ei palautettu. Sillä välin muutettua ei palautettu: Hake; Hake; Hake; 2 muuta.",
  );
});

test("a unit that was sold meanwhile is no change of the availability", async () => {
  const product = await create();
  const bulk = await change({ pausedUntil });
  await stored(product).update({ quantity: 3, updatedAt: new Date() });
  expect((await undo(bulk.undo)).restored).toMatchObject([{ _id: product._id, quantity: 3, ...unset }]);
});

test("a repeated undo has the same answer and writes nothing", async () => {
  const product = await create();
  const bulk = await change({ pausedUntil });
  const first = await undo(bulk.undo);
  // The triggers of a new seller write the product too.
  await waitForQuietDatabase();
  const { updatedAt } = (await read(product)) ?? {};
  const second = await undo(bulk.undo);
  expect({ ...second, restored: second.restored.map(({ _id }) => _id) }).toEqual({
    ...first,
    restored: first.restored.map(({ _id }) => _id),
  });
  expect((await read(product))?.["updatedAt"]).toEqual(updatedAt);
});

test("the undo of a change of nothing does nothing", async () => {
  expect(await undo({ listings: [] })).toMatchObject({ restored: [], skipped: [] });
});

test("an undo changes no product of another seller, neither by the seller nor by the product", async () => {
  const other = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
  const product = await create();
  const bulk = await change({ pausedUntil });
  const refused = await other.request(calls.undoAvailability, { params: seller.params, body: bulk.undo });
  expect(refused.status).toBe(404);
  expect(await read(product)).toMatchObject({ pausedUntil });

  const foreign = await newProduct(await newSeller());
  const former = { deliveryTime: "4", pausedUntil } as const;
  const listings = [...bulk.undo.listings, { productId: foreign._id, former, written: unset }];
  const request = { params: seller.params, body: { listings } };
  expect((await seller.client.request(calls.undoAvailability, request)).status).toBe(404);
  expect(await read(foreign)).toMatchObject(unset);
  expect(await read(product)).toMatchObject({ pausedUntil });
});

test("an undo with a pause of more than a year restores nothing", async () => {
  const [product, other] = [await create(), await create()];
  const { undo: body } = await change({ pausedUntil });
  const late = { deliveryTime: null, pausedUntil: addDays(getToday(), 366) };
  const listings = body.listings.map((listing) =>
    listing.productId === other._id ? { ...listing, former: late } : listing,
  );
  const refused = await seller.client.request(calls.undoAvailability, {
    params: seller.params,
    body: { listings },
  });
  expect(parseErrorBody(refused)).toMatchObject({ code: "invalid", fields: { pausedUntil: wrongPauseDay } });
  expect(await read(product)).toMatchObject({ pausedUntil });
});

test("an undo restores as many products as a seller may have, and no more", async () => {
  const listings = Array.from({ length: maxProducts + 1 }, (_, nth) => ({
    productId: `poistettu-${nth}`,
    former: { deliveryTime: "sovittava", pausedUntil } as const,
    written: { deliveryTime: "sovittava", pausedUntil: nextWeek } as const,
  }));
  expect((await undo({ listings: listings.slice(1) })).skipped).toHaveLength(maxProducts);
  const request = { params: seller.params, body: { listings } };
  const { status } = await seller.client.request(calls.undoAvailability, request);
  expect(status).toBe(400);
});

test("an admin's undo is audited", async () => {
  const product = await create();
  const bulk = await change({ pausedUntil });
  await admin.call(calls.undoAvailability, { params: seller.params, body: bulk.undo });
  const root = await new Client().logIn("juuri", "Juurijuuri1");
  const { entries } = await root.call(listAudit, { query: {} });
  expect(entries.find(({ target }) => target._id === product._id)).toMatchObject({
    action: "changed",
    kind: "product",
    changes: [{ field: "pausedUntil", before: pausedUntil, after: null }],
  });
});

test("an undo that names a product twice is invalid", async () => {
  const product = await create();
  const { undo: body } = await change({ productId: product._id, pausedUntil });
  const twice = { listings: [...body.listings, ...body.listings] };
  const request = { params: seller.params, body: twice };
  expect((await seller.client.request(calls.undoAvailability, request)).status).toBe(400);
});
