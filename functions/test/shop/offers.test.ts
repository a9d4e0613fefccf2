import { deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { changePrices } from "@halkopiha/domain/contract/shop/prices.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import {
  announcedOffer,
  type Offer,
  toLatestOfferDay,
  wrongOfferDay,
} from "@halkopiha/domain/products/offers/offer.ts";
import type { PriceLog } from "@halkopiha/domain/products/offers/price-log.ts";
import type { Firewood, Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeEndedOffers } from "../../src/store/products/ended-offers.ts";
import { productIndex } from "../../src/store/products/product-index.ts";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { checkoutForm, createVisitorWithCart, database, newProduct, newSeller } from "../support/market.ts";
import { registerActiveSeller } from "../support/users.ts";
import { waitForDocument } from "../support/wait-for.ts";

// A reduction is announced of the lowest price of the 30 days before it, and a buyer pays what the day says (ADR 57).

const [seller, other, admin, visitor] = [new Client(), new Client(), new Client(), new Client()];
const today = getToday();
const longAgo = addDays(today, -90);

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await other.logIn("mokkiklapi", "Mokkiklapi1");
  await admin.logIn("yllapito", "Yllapito2026");
});

// The plan allows ten offers at once.
beforeEach(async () => {
  const { docs } = await database.collection("products").where("user_id", "==", "halkomestari").get();
  for (const { ref, id } of docs) if (id.startsWith("test-")) await ref.delete();
});

const productRef = ({ _id }: Pick<Product, "_id">) => database.collection("products").doc(_id);
const logRef = ({ _id }: Pick<Product, "_id">) => database.collection("priceLogs").doc(_id);
const readLog = async (product: Pick<Product, "_id">) => (await logRef(product).get()).data();

/** A listing of the seller at 75 euros, whose prices are known for 90 days. */
async function listed(change: Partial<Firewood> = {}, log: Partial<PriceLog> = {}): Promise<Firewood> {
  const product = await newProduct(
    { ...(await newSeller()), _id: "halkomestari" },
    { price: 7500, ...change },
  );
  await logRef(product).set({ since: longAgo, former: [], ...log });
  return product;
}

/** The body with which a client written from the specification saves a product. */
const toDocumentedBody = ({ quality, material, plength, unit }: Firewood) => ({
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

const request = (product: Firewood, fields: Fields, as = seller) =>
  as.request(calls.updateProduct, {
    params: { id: product._id },
    body: { ...toDocumentedBody(product), ...fields },
  });

async function save(product: Firewood, fields: Fields): Promise<Product> {
  const body = { ...toDocumentedBody(product), ...fields };
  return (await seller.call(calls.updateProduct, { params: { id: product._id }, body })).product;
}

const readShown = async ({ _id }: Pick<Product, "_id">) =>
  (await visitor.call(calls.readProduct, { params: { id: _id } })).product;

const findOffers = async () => {
  const query = { queryString: "tarjous Halkomestarin", limit: 50 };
  return (await visitor.call(searchProducts, { query })).products.map(({ _id }) => _id);
};

describe("an offer", () => {
  test("has a price of its own beside the normal one, and is shown with the lowest price of the month", async () => {
    const product = await listed();
    const until = addDays(today, 9);
    const saved = await save(product, { discount: true, offerPrice: 6000, offerUntil: until });
    expect(saved).toMatchObject({
      price: 6000,
      discount: true,
      offer: { normalPrice: 7500, priorPrice: 7500, since: today, until },
    });
    expect(announcedOffer(await readShown(product), today)).toEqual({
      price: 6000,
      priorPrice: 7500,
      percent: 20,
      until,
    });
    expect(await readLog(product)).toEqual({ since: longAgo, former: [{ price: 7500, lastDay: today }] });
    expect(await findOffers()).toContain(product._id);
  });

  test("is made by the documented fields alone: the mark and a lower price", async () => {
    const product = await listed();
    const saved = await save(product, { discount: true, price: 6000 });
    expect(saved.offer).toEqual({ normalPrice: 7500, priorPrice: 7500, since: today });
    expect((await save(product, { discount: true, price: 6000 })).offer).toEqual(saved.offer);
    const ended = await save(product, { discount: false, price: 7500 });
    expect(ended).toMatchObject({ price: 7500, discount: false });
    expect(ended).not.toHaveProperty("offer");
  });

  test("is not announced with the mark alone, which is kept as it was sent", async () => {
    const product = await listed();
    const saved = await save(product, { discount: true });
    expect(saved).toMatchObject({ price: 7500, discount: true });
    expect(announcedOffer(saved, today)).toBeNull();
    expect(await findOffers()).not.toContain(product._id);
  });

  test.each([
    ["of a listing that is not 30 days old", { since: addDays(today, -29) }],
    ["of a price that had been as low before", { former: [{ price: 6000, lastDay: addDays(today, -30) }] }],
  ])("%s lowers the price, and is not announced", async (_what, log) => {
    const product = await listed({}, log);
    const saved = await save(product, { discount: true, offerPrice: 6000 });
    expect(saved).toMatchObject({ price: 6000, offer: { normalPrice: 7500 } });
    expect(announcedOffer(saved, today)).toBeNull();
    expect(await findOffers()).not.toContain(product._id);
  });

  test("of a listing from before prices were logged is announced when nothing was written for 30 days", async () => {
    const [fresh, old] = [await listed(), await listed()];
    for (const product of [fresh, old]) await logRef(product).delete();
    await productRef(old).update({ updatedAt: new Date(Date.now() - 31 * 86_400_000) });
    const [first, second] = [
      await save(fresh, { discount: true, offerPrice: 6000 }),
      await save(old, { discount: true, offerPrice: 6000 }),
    ];
    expect([announcedOffer(first, today), announcedOffer(second, today)?.percent]).toEqual([null, 20]);
    expect((await readLog(fresh))?.["since"]).toBe(toFinnishDate(fresh.updatedAt));
  });

  test("of another product than before has no former price: birch by the stack is not alder by the loose cubic metre", async () => {
    const product = await listed({ unit: "Pino-m3" });
    const saved = await save(product, { unit: "Irto-m3", discount: true, offerPrice: 5000 });
    expect(announcedOffer(saved, today)).toBeNull();
    expect(await readLog(product)).toEqual({ since: today, former: [] });
  });

  test("ends within 60 days of its beginning, and not before it is saved", async () => {
    const product = await listed();
    for (const offerUntil of [addDays(today, -1), addDays(toLatestOfferDay(today), 1)]) {
      const reply = await request(product, { discount: true, offerPrice: 6000, offerUntil });
      expect(reply.status).toBe(400);
      expect(parseErrorBody(reply).fields).toEqual({ offerUntil: wrongOfferDay });
    }
    const dearer = await request(product, { discount: true, offerPrice: 7500 });
    expect(parseErrorBody(dearer).fields).toEqual({
      offerPrice: "Tarjoushinnan tulee olla pienempi kuin hinta.",
    });
    expect(await readLog(product)).toEqual({ since: longAgo, former: [] });
  });

  test("of a new listing is not announced, and its prices are logged from today on", async () => {
    const body = {
      ...toDocumentedBody(await listed()),
      price: 7500,
      discount: true,
      offerPrice: 6000,
    } as const;
    const { product } = await seller.call(calls.createProduct, { body });
    expect(product).toMatchObject({ price: 6000, offer: { normalPrice: 7500, priorPrice: null } });
    expect(announcedOffer(product, today)).toBeNull();
    expect(await readLog(product)).toEqual({ since: today, former: [] });
    await seller.call(calls.deleteProduct, { params: { id: product._id } });
    expect(await readLog(product)).toBeUndefined();
  });
});

describe("a change of many prices", () => {
  const change = (product: Product, from: number, to: number) =>
    seller.call(changePrices, {
      params: { id: "halkomestari" },
      body: { prices: [{ productId: product._id, from, to }] },
    });

  test("that is undone leaves no higher price from which an offer could be counted", async () => {
    const product = await listed();
    await change(product, 7500, 9000);
    await change(product, 9000, 7500);
    expect(announcedOffer(await save(product, { discount: true, offerPrice: 7400 }), today)).toMatchObject({
      priorPrice: 7500,
    });
  });

  test("lowers an offer, which goes on, and ends one by raising it", async () => {
    const product = await listed();
    await save(product, { discount: true, offerPrice: 6000 });
    await change(product, 6000, 5700);
    expect(announcedOffer(await readShown(product), today)).toMatchObject({ price: 5700, priorPrice: 7500 });
    await change(product, 5700, 6300);
    const raised = await readShown(product);
    expect([raised.price, raised.offer ?? null]).toEqual([6300, null]);
    expect(await findOffers()).not.toContain(product._id);
    expect((await readLog(product))?.["former"]).toEqual([{ price: 5700, lastDay: today }]);
  });
});

describe("an offer whose last day has passed", () => {
  const yesterday = addDays(today, -1);
  const offer: Offer = { normalPrice: 7500, priorPrice: 7500, since: addDays(today, -9), until: yesterday };
  const past = () => listed({ price: 6000, discount: true, offer });

  test("has ended for every reader and every order, before the job has come", async () => {
    const product = await past();
    expect(await readShown(product)).toMatchObject({ price: 7500, discount: false });
    const buyer = await createVisitorWithCart({ product, quantity: 1 });
    const { cart } = await buyer.call(readCart, {});
    expect(cart.items).toMatchObject([{ unitPrice: 7500 }]);
    const seen = {
      ...cart,
      totalPrice: 6000,
      items: cart.items.map((item) => ({ ...item, unitPrice: 6000 })),
    };
    const refused = await buyer.sendJson("POST", "/api/orders", { checkoutForm, cart: seen });
    expect(parseErrorBody(refused)).toMatchObject({
      code: "totalChanged",
      changes: [{ kind: "itemPrice", from: 6000, to: 7500 }],
    });
    expect((await buyer.sendJson("POST", "/api/orders", { checkoutForm, cart })).status).toBe(201);
  });

  test("is ended by the job, once: the price is back, and its own is in the log", async () => {
    const [product, open] = [
      await past(),
      await listed({
        price: 6000,
        discount: true,
        offer: { normalPrice: 7500, priorPrice: 7500, since: addDays(today, -60) },
      }),
    ];
    const running = await save(await listed(), { discount: true, offerPrice: 6000, offerUntil: today });
    for (const _run of [1, 2]) {
      await storeEndedOffers(today);
      const [stored, kept] = [
        (await productRef(product).get()).data(),
        (await productRef(open).get()).data(),
      ];
      expect(stored).toMatchObject({ price: 7500, discount: false, sortPrice: expect.any(Number) });
      expect(kept).toMatchObject({ price: 6000, discount: false });
      expect([stored?.["offer"], kept?.["offer"]]).toEqual([undefined, undefined]);
      expect(await readLog(product)).toEqual({
        since: longAgo,
        former: [{ price: 6000, lastDay: yesterday }],
      });
    }
    expect(announcedOffer(await readShown(running), today)).toMatchObject({ percent: 20 });
    expect(await findOffers()).toEqual(expect.arrayContaining([running._id]));
    expect(await findOffers()).not.toContain(product._id);
  });

  test("is ended by an edit that comes before the job, and is logged by its last day", async () => {
    const product = await past();
    const saved = await save(product, { price: 8000 });
    expect(saved).toMatchObject({ price: 8000, discount: false });
    expect(await readLog(product)).toEqual({
      since: longAgo,
      former: [
        { price: 6000, lastDay: yesterday },
        { price: 7500, lastDay: today },
      ],
    });
  });

  test("that does not match its schema loses its offer, so that the job ends", async () => {
    const product = await past();
    await productRef(product).update({ quality: "märkä" });
    await storeEndedOffers(today);
    expect((await productRef(product).get()).get("offer")).toBeUndefined();
  });
});

describe("the log of former prices", () => {
  test("is read by the seller and by admins alone", async () => {
    const product = await listed({}, { former: [{ price: 7000, lastDay: addDays(today, -3) }] });
    const params = { id: product._id };
    const { log } = await seller.call(calls.readPriceLog, { params });
    expect(log).toEqual({ since: longAgo, former: [{ price: 7000, lastDay: addDays(today, -3) }] });
    expect((await admin.call(calls.readPriceLog, { params })).log).toEqual(log);
    expect((await other.request(calls.readPriceLog, { params })).status).toBe(404);
    expect((await visitor.request(calls.readPriceLog, { params })).status).toBe(401);
    expect((await seller.request(calls.readPriceLog, { params: { id: "tuntematon" } })).status).toBe(404);
  });

  test("is deleted with the account of its seller", async () => {
    const { client, uid } = await registerActiveSeller(admin);
    const body = toDocumentedBody(await listed());
    const { product } = await client.call(calls.createProduct, { body });
    expect(await readLog(product)).toBeDefined();
    await admin.call(deleteUsers, { body: { ids: [uid] } });
    await waitForDocument(logRef(product), ({ exists }) => !exists);
  });
});

test("the mark of a listing without a lower price is taken out of the search by the nightly index", async () => {
  const product = await listed({ discount: true });
  await productRef(product).update({ words: ["=tarjous", "halkomestari*"] });
  expect(await findOffers()).toContain(product._id);
  let after: string | null = null;
  do after = await productIndex.indexBatch(after);
  while (after !== null);
  expect(await findOffers()).not.toContain(product._id);
});
