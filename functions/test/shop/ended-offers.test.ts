import { deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { announcedOffer } from "@halkopiha/domain/products/offers/announced-offer.ts";
import type { Offer } from "@halkopiha/domain/products/offers/offer.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeEndedOffers } from "../../src/store/products/ended-offers.ts";
import { missingPriceLogs } from "../../src/store/products/price-logs.ts";
import { productIndex } from "../../src/store/products/product-index.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { checkoutForm, createVisitorWithCart } from "../support/market.ts";
import {
  deleteTestListings,
  findOffers,
  listed,
  logRef,
  longAgo,
  offerer,
  productRef,
  readLog,
  readShown,
  save,
  toDocumentedBody,
  today,
} from "../support/offers.ts";
import { registerActiveSeller } from "../support/users.ts";
import { waitForDocument } from "../support/wait-for.ts";

// What happens after the last day of an offer, and with the log of prices (ADR 57).

beforeEach(deleteTestListings);

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
  const [other, admin, visitor] = [new Client(), new Client(), new Client()];

  beforeAll(async () => {
    await other.logIn("mokkiklapi", "Mokkiklapi1");
    await admin.logIn("yllapito", "Yllapito2026");
  });

  test("is read by the seller and by admins alone", async () => {
    const product = await listed({}, { former: [{ price: 7000, lastDay: addDays(today, -3) }] });
    const params = { id: product._id };
    const { log } = await (await offerer()).client.call(calls.readPriceLog, { params });
    expect(log).toEqual({ since: longAgo, former: [{ price: 7000, lastDay: addDays(today, -3) }] });
    expect((await admin.call(calls.readPriceLog, { params })).log).toEqual(log);
    expect((await other.request(calls.readPriceLog, { params })).status).toBe(404);
    expect((await visitor.request(calls.readPriceLog, { params })).status).toBe(401);
    expect(
      (await (await offerer()).client.request(calls.readPriceLog, { params: { id: "tuntematon" } })).status,
    ).toBe(404);
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
  await productRef(product).update({ words: ["=tarjous", "tukkinen*"] });
  expect(await findOffers()).toContain(product._id);
  let after: string | null = null;
  do after = await productIndex.indexBatch(after);
  while (after !== null);
  expect(await findOffers()).not.toContain(product._id);
});

test("a listing from before prices were logged gets a log in the night, and one that has it keeps it", async () => {
  const [old, known] = [await listed(), await listed()];
  await logRef(old).delete();
  let after: string | null = null;
  do after = await missingPriceLogs.indexBatch(after);
  while (after !== null);
  expect(await readLog(old)).toEqual({ since: toFinnishDate(old.updatedAt), former: [] });
  expect(await readLog(known)).toEqual({ since: longAgo, former: [] });
});
