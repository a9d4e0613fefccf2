import { changePrices } from "@halkopiha/domain/contract/shop/prices.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import {
  announcedOffer,
  toLatestOfferDay,
  wrongOfferDay,
} from "@halkopiha/domain/products/offers/announced-offer.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { parseErrorBody } from "../support/api.ts";
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
  request,
  save,
  toDocumentedBody,
  today,
} from "../support/offers.ts";

// A reduction is announced of the lowest price of the 30 days before it, and a buyer pays what the day says (ADR 57).

beforeEach(deleteTestListings);

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
    const { product } = await (await offerer()).client.call(calls.createProduct, { body });
    expect(product).toMatchObject({ price: 6000, offer: { normalPrice: 7500, priorPrice: null } });
    expect(announcedOffer(product, today)).toBeNull();
    expect(await readLog(product)).toEqual({ since: today, former: [] });
    await (await offerer()).client.call(calls.deleteProduct, { params: { id: product._id } });
    expect(await readLog(product)).toBeUndefined();
  });
});

describe("a change of many prices", () => {
  const change = async (product: Product, from: number, to: number) => {
    const { client, uid } = await offerer();
    const prices = [{ productId: product._id, from, to }];
    await client.call(changePrices, { params: { id: uid }, body: { prices } });
  };

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
