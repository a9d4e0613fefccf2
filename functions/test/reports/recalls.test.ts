import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { hideListing, showListing } from "@halkopiha/domain/contract/admin/listings.ts";
import * as calls from "@halkopiha/domain/contract/admin/recalls.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { addFavorite, listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { deleteProduct, listProducts, readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { readRecall } from "@halkopiha/domain/contract/shop/recalls.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { recallHeadline, stopUsing } from "@halkopiha/domain/recalls/recall-labels.ts";
import { findSoftening } from "@halkopiha/domain/recalls/softening-words.ts";
import { sampleRecallForm } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { continueRecall, notifyRecalls } from "../../src/jobs/notify-recalls.ts";
import { takeNextStep } from "../../src/store/recalls/tell-buyers.ts";
import { Client } from "../support/api.ts";
import { createVisitorWithCart, database, newProduct, newSeller } from "../support/market.ts";
import { createOrderRequest, orderLink, orderProduct } from "../support/orders.ts";
import * as recalling from "../support/recalls.ts";
import { decide, reportListing } from "../support/reports.ts";
import { getErrorCode } from "../support/users.ts";

const [admin, otherAdmin, root, visitor] = [new Client(), new Client(), new Client(), new Client()];
let seller: User;
let product: Product;

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await otherAdmin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
});

beforeEach(async () => {
  seller = await newSeller();
  product = await newProduct(seller, { quantity: 500 });
});

const readPage = () => getErrorCode(visitor.request(readProduct, { params: { id: product._id } }));
const read = async () =>
  (await admin.call(calls.listRecalls, { query: { limit: 100 } })).recalls.find(
    ({ _id }) => _id === product._id,
  );
const countNotices = async () =>
  (
    await database
      .collection("recallNotices")
      .where("toldOf", ">=", product._id)
      .where("toldOf", "<=", `${product._id}~`)
      .get()
  ).size;

describe("a recalled product", () => {
  test("is nowhere to be bought, and its page tells why", async () => {
    const cart = await createVisitorWithCart({ product, quantity: 1 });
    await cart.call(addFavorite, { body: { id: product._id } });
    const request = await createOrderRequest(cart);
    await recalling.recall(product);
    expect(await readPage()).toBe("recalled");
    const { recall } = await visitor.call(readRecall, { params: { id: product._id } });
    expect(recall).toMatchObject({ ...sampleRecallForm, seller: product.owner.name });
    expect(Object.keys(recall)).not.toContain("progress");
    const { products } = await visitor.call(listProducts, { query: { owner_id: seller._id } });
    expect(products).toEqual([]);
    expect((await cart.call(listFavorites, {})).favorites).toEqual([]);
    const { cart: priced } = await cart.call(readCart, {});
    expect(priced.items.every(({ available }) => !available)).toBe(true);
    expect(await getErrorCode(cart.request(placeOrder, request))).toBe("notEnoughLeft");
  });

  test("is not shown again by what else shows a hidden listing", async () => {
    const { id } = await reportListing(product);
    await recalling.recall(product);
    const params = { id: product._id };
    expect(await getErrorCode(admin.request(showListing, { params }))).toBe("alreadyRecalled");
    expect(await getErrorCode(admin.request(hideListing, { params, body: { reason: "Muu syy." } }))).toBe(
      "alreadyRecalled",
    );
    await decide(id, "removed");
    expect(await readPage()).toBe("recalled");
    await recalling.takeBack(product);
    // The report's decision holds.
    expect(await readPage()).toBe("listingEnded");
  });

  test("keeps its recall when it is deleted", async () => {
    const link = await orderLink(product);
    await recalling.recall(product);
    await admin.call(deleteProduct, { params: { id: product._id } });
    expect(await readPage()).toBe("recalled");
    const page = { params: { id: link.id }, body: { code: link.code } };
    expect((await visitor.call(openOrderPage, page)).recalls).toMatchObject([{ _id: product._id }]);
    await recalling.takeBack(product);
    expect(await readPage()).toBe("listingEnded");
    expect((await visitor.call(openOrderPage, page)).recalls).toBeUndefined();
  });

  test("is recalled by one of two admins at a time, and taken back by one", async () => {
    for (let round = 1; round <= 10; round += 1) {
      const params = { id: product._id };
      const made = await Promise.all(
        [admin, otherAdmin].map((by) => by.request(calls.recallListing, { params, body: sampleRecallForm })),
      );
      expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const body = { reason: recalling.takeBackReason };
      const ended = await Promise.all(
        [admin, otherAdmin].map((by) => by.request(calls.takeBackRecall, { params, body })),
      );
      expect(ended.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await read()).toMatchObject({ round, state: "takenBack" });
    }
  });

  test("is not taken back over a recall that the admin has not seen", async () => {
    await recalling.recall(product);
    const body = { reason: "Ei.", recalledAt: "2020-01-01T00:00:00.000Z" };
    const stale = admin.request(calls.takeBackRecall, { params: { id: product._id }, body });
    expect(await getErrorCode(stale)).toBe("stale");
  });
});

describe("its buyers", () => {
  test("are mailed the notice, with all that the law asks for and nothing that softens it", async () => {
    const order = await orderProduct(product);
    const other = await orderProduct(await newProduct(seller));
    const { recall } = await recalling.recall(product);
    expect(recall).toMatchObject({ state: "notified", progress: { orders: 2, checked: 2, mailed: 1 } });
    const mails = await recalling.readRecallMails(product);
    expect([...mails.keys()].toSorted()).toEqual([`1-${order._id}`, "1-seller"].toSorted());
    expect(mails.has(`1-${other._id}`)).toBe(false);
    const text = String(mails.get(`1-${order._id}`)?.["text"]);
    for (const part of [
      recallHeadline,
      sampleRecallForm.identification,
      sampleRecallForm.hazard,
      stopUsing,
      sampleRecallForm.action,
      "Vaihto",
      "Hinnan palautus",
      sampleRecallForm.contact,
      order.orderNumber,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Tuotteen korjaus");
    expect(findSoftening(text)).toBeNull();
  });

  test("without an e-mail address get a text message, and who has neither is listed", async () => {
    const [, texted] = await recalling.copyOrders(product, 1, { email: "" });
    const [, unreached = ""] = await recalling.copyOrders(product, 1, {
      email: "",
      phonenumber: "09 1234567",
    });
    const { recall } = await recalling.recall(product);
    expect(recall.progress).toMatchObject({ mailed: 2, texted: 1, unreached: 1 });
    const sms = (await recalling.readRecallMails(product)).get(`1-${texted}`);
    expect(sms).toMatchObject({ channel: "sms", to: "050 000 0123" });
    expect(String(sms?.["text"]).length).toBeLessThanOrEqual(160);
    const { orders } = await admin.call(calls.listUnreachedOrders, {
      params: { id: product._id },
      query: { limit: 10 },
    });
    expect(orders).toMatchObject([{ _id: unreached, name: "Aino Ahonala", phonenumber: "09 1234567" }]);
  });

  test("are all told once, by several runs at once and after a crash between two batches", async () => {
    const ids = await recalling.copyOrders(product, 250);
    const { recall } = await recalling.recall(product);
    expect(recall).toMatchObject({
      state: "notifying",
      progress: { checked: 100, mailed: 100, orders: 251 },
    });
    const crash = () => {
      throw new Error("crash");
    };
    await expect(takeNextStep(product._id, { recalled: crash, takenBack: crash })).rejects.toThrow("crash");
    expect(await countNotices()).toBe(100);
    await Promise.all([notifyRecalls(), notifyRecalls(), notifyRecalls()]);
    expect(await continueRecall(product._id)).toBe(false);
    expect(await read()).toMatchObject({ state: "notified", progress: { checked: 251, mailed: 251 } });
    const mails = await recalling.readRecallMails(product);
    expect(ids.every((id) => mails.has(`1-${id}`))).toBe(true);
    expect(mails.size).toBe(252);
  });

  test("who order while it is recalled are told, or cannot order", async () => {
    for (let round = 0; round < 10; round += 1) {
      product = await newProduct(seller);
      const buyer = await createVisitorWithCart({ product, quantity: 1 });
      const request = await createOrderRequest(buyer);
      const [reply] = await Promise.all([buyer.request(placeOrder, request), recalling.recall(product)]);
      await notifyRecalls();
      const mails = await recalling.readRecallMails(product);
      expect(mails.size).toBe(reply.status === 201 ? 2 : 1);
    }
  });

  test("are told that it was taken back if they were told of it, and nobody else is told any more", async () => {
    const ids = await recalling.copyOrders(product, 150);
    await recalling.recall(product);
    await recalling.takeBack(product);
    await notifyRecalls();
    expect(await read()).toMatchObject({ state: "takenBack", progress: { mailed: 100 } });
    const mails = await recalling.readRecallMails(product);
    for (const id of ids) {
      // What was queued and not tried yet is retracted.
      if (mails.has(`1-${id}`)) expect(mails.has(`1-${id}-taken-back`)).toBe(true);
      else expect(mails.has(`1-${id}-taken-back`)).toBe(false);
    }
    expect([...mails.keys()].filter((id) => !id.includes("seller")).length).toBeLessThanOrEqual(200);
  });

  test("of a product that is recalled again are told again", async () => {
    const order = await orderProduct(product);
    await recalling.recall(product);
    await recalling.takeBack(product);
    await notifyRecalls();
    await recalling.recall(product);
    expect([...(await recalling.readRecallMails(product)).keys()]).toContain(`2-${order._id}`);
  });
});

test("the seller gets the statement of reasons", async () => {
  await recalling.recall(product);
  const text = String((await recalling.readRecallMails(product)).get("1-seller")?.["text"]);
  for (const part of [sampleRecallForm.hazard, "lain vastainen", "ihminen", "tuomioistuimeen", "Tukesille"])
    expect(text).toContain(part);
});

test("the change log has who recalled what, and how far telling came is no change", async () => {
  await orderProduct(product);
  await recalling.recall(product);
  await recalling.takeBack(product);
  const { entries } = await root.call(listAudit, { query: { kind: "recall", limit: 50 } });
  const own = entries.filter(({ target }) => target._id === product._id);
  expect(own.map(({ action }) => action).toSorted()).toEqual(["changed", "created"]);
  expect(JSON.stringify(own)).not.toMatch(/progress|Aino|posti\.example/);
  expect(own.flatMap(({ changes }) => changes)).toContainEqual({
    field: "takenBack.reason",
    before: null,
    after: recalling.takeBackReason,
  });
});
