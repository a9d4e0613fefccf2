import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import * as orderCalls from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import * as calls from "@halkopiha/domain/contract/shop/reviews.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { StoredReview } from "@halkopiha/domain/reviews/review.ts";
import { countReviews } from "@halkopiha/domain/reviews/review-summary.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { day } from "../../src/config.ts";
import { parseAll } from "../../src/store/firestore/document.ts";
import { deleteReviewsBefore, recountReviews } from "../../src/store/reviews/recount-reviews.ts";
import { Client } from "../support/api.ts";
import { asAdmin, createProductForSale, seller as exampleSeller } from "../support/call-examples/fixtures.ts";
import { database, newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";
import { deliver, deliveredLink, type ReviewLink, review, reviewOrder } from "../support/reviews.ts";
import { getErrorCode } from "../support/users.ts";

const visitor = new Client();
let admin: Client;
beforeAll(async () => {
  ({ as: admin } = await asAdmin({}));
});

/** A business of its own with a product, so that nothing else counts its reviews. */
async function createShop() {
  const seller = await newSeller();
  return { seller, product: await newProduct(seller) };
}

const readOfSeller = (id: string, cursor?: string) =>
  visitor.call(calls.listSellerReviews, { params: { id }, query: { ...(cursor && { cursor }) } });
const readOfProduct = ({ _id }: Pick<Product, "_id">) =>
  visitor.call(calls.listProductReviews, { params: { id: _id }, query: {} });
const tryToReview = (link: ReviewLink, form: { stars: number; text?: string } = { stars: 4 }) =>
  getErrorCode(review(link, form));
const open = async ({ id, code }: ReviewLink) =>
  (await visitor.call(openOrderPage, { params: { id }, body: { code } })).review;

/** What is counted of a seller, counted again from the stored reviews. */
async function recount(sellerId: string) {
  const { docs } = await database.collection("reviews").where("sellerId", "==", sellerId).get();
  return countReviews(parseAll(StoredReview, docs));
}

const Queued = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
const readMail = async (id: string) => {
  const mail = await database.collection("mail").doc(id).get();
  return mail.exists ? Queued.parse(mail.data()) : null;
};

describe("the buyer", () => {
  test("reviews a delivered order by its link, for everybody to read under a first name", async () => {
    const { seller, product } = await createShop();
    const link = await deliveredLink(product);
    const facts = { dryness: true, amount: true, onTime: false };
    const answer = await review(link, { stars: 4, text: "Kuivaa koivua.", facts });
    expect(answer.status).toBe(200);
    const found = await readOfSeller(seller._id);
    expect(found.reviews).toEqual([
      {
        _id: expect.any(String),
        stars: 4,
        text: "Kuivaa koivua.",
        facts,
        author: { firstname: "Aino", locality: "Tampere" },
        createdAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(found)).not.toContain(link.id);
    expect(found.summary).toMatchObject({ count: 1, stars: 4, facts: { onTime: { yes: 0, no: 1 } } });
    expect(found.record).toEqual({ memberSince: expect.any(Number), deliveredOrders: 1 });
    expect(await readOfProduct(product)).toMatchObject({ summary: { count: 1 }, reviews: found.reviews });
    expect(await open(link)).toEqual(found.reviews[0]);
  });

  test("needs the right code, of this order, whose link has not expired", async () => {
    const { product } = await createShop();
    const [link, other] = [await deliveredLink(product), await deliveredLink(product)];
    const last = link.code.endsWith("A") ? "Q" : "A";
    expect(await tryToReview({ ...link, code: link.code.slice(0, -1) + last })).toBe("linkInvalid");
    expect(await tryToReview({ id: link.id, code: other.code })).toBe("linkInvalid");
    const order = database.collection("orders").doc(link.id);
    await order.update({ createdAt: Timestamp.fromMillis(Date.now() - 731 * day) });
    expect(await tryToReview(link)).toBe("linkInvalid");
    expect(await recount(product.user_id)).toMatchObject({ count: 0 });
  });

  test("waits for the delivery, and has six months after it", async () => {
    const { product } = await createShop();
    const link = await orderLink(product);
    expect(await tryToReview(link)).toBe("notReviewable");
    await deliver(link.id, new Date(Date.now() - 186 * day));
    expect(await tryToReview(link)).toBe("reviewOver");
    await deliver(link.id, new Date(Date.now() - 180 * day));
    expect(await tryToReview(link)).toBe("done");
  });

  test("changes the review for 14 days; the last words count", async () => {
    const { seller, product } = await createShop();
    const link = await deliveredLink(product);
    await review(link, { stars: 2, text: "Märkää." });
    await review(link, { stars: 4, text: "Kuivui viikossa." });
    const { reviews, summary } = await readOfSeller(seller._id);
    expect(reviews).toMatchObject([{ stars: 4, editedAt: expect.any(String) }]);
    expect(summary).toMatchObject({ count: 1, stars: 4 });
    const written = Timestamp.fromMillis(Date.now() - 14 * day - 1000);
    await database.collection("reviews").doc(link.id).update({ createdAt: written });
    expect(await tryToReview(link, { stars: 1 })).toBe("reviewFixed");
  });

  test("who sends it twenty times at once has one review, and the seller one mail", async () => {
    const { seller, product } = await createShop();
    const link = await deliveredLink(product);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => tryToReview(link, { stars: 5, text: "Hyvää." })),
    );
    expect(new Set(codes)).toEqual(new Set(["done"]));
    expect((await readOfSeller(seller._id)).summary).toMatchObject({ count: 1, stars: 5 });
    const { docs } = await database.collection("mail").get();
    expect(docs.filter(({ id }) => id.startsWith(`order-${link.id}-review`))).toHaveLength(1);
  });

  test("who orders from themselves cannot review it", async () => {
    const seller = await newSeller({ email: "aino.ahonala@posti.example" });
    expect(await tryToReview(await deliveredLink(await newProduct(seller)))).toBe("notReviewable");
  });
});

describe("the seller", () => {
  const answer = async (id: string, text = "Kiitos!") =>
    getErrorCode(
      (await exampleSeller()).client.request(orderCalls.answerReview, {
        params: { id },
        body: { answer: text },
      }),
    );
  test("is mailed a review, and answers it once, for everybody to read", async () => {
    const { uid } = await exampleSeller();
    const link = await reviewOrder(await createProductForSale());
    const notice = await readMail(`order-${link.id}-review`);
    expect(notice?.text).toContain("Hyvää puuta.");
    expect(notice?.text).not.toContain(link.code);
    expect(await answer(link.id)).toBe("done");
    expect(await answer(link.id, "Korjaan.")).toBe("reviewAnswered");
    const { reviews } = await readOfSeller(uid);
    expect(reviews[0]?.answer).toEqual({ text: "Kiitos!", at: expect.any(String) });
    expect((await readMail(`order-${link.id}-review-answer`))?.text).toContain("Kiitos!");
    expect((await open(link))?.answer?.text).toBe("Kiitos!");
  });

  test("neither answers nor reads the review of another seller's order, and an admin only reads it", async () => {
    const { product } = await createShop();
    const { id } = await reviewOrder(product);
    const { client } = await exampleSeller();
    expect(await answer(id)).toBe("notFound");
    expect(await getErrorCode(client.request(orderCalls.readOrderReview, { params: { id } }))).toBe(
      "notFound",
    );
    expect(
      await getErrorCode(admin.request(orderCalls.answerReview, { params: { id }, body: { answer: "Hei" } })),
    ).toBe("notFound");
    const read = await admin.call(orderCalls.readOrderReview, { params: { id } });
    expect(read.review?.text).toBe("Hyvää puuta.");
  });
});

describe("what is counted", () => {
  test("reaches the seller's cards, and makes no open form stale", async () => {
    const { seller, product } = await createShop();
    const links = [await deliveredLink(product), await deliveredLink(product), await deliveredLink(product)];
    await waitForQuietDatabase();
    const before = (await visitor.call(readProduct, { params: { id: product._id } })).product;
    for (const [n, link] of links.entries()) await review(link, { stars: n === 0 ? 4 : 5 });
    await waitForQuietDatabase();
    const stored = await database.collection("products").doc(product._id).get();
    expect(stored.get("owner.reviews")).toEqual({ count: 3, stars: 14 });
    expect((await database.collection("sellers").doc(seller._id).get()).get("reviews")).toEqual({
      count: 3,
      stars: 14,
    });
    const after = (await visitor.call(readProduct, { params: { id: product._id } })).product;
    expect(after.owner.reviews).toEqual({ count: 3, stars: 14 });
    expect(after.updatedAt).toBe(before.updatedAt);
  });

  test("is corrected at night when it differs from a recount", async () => {
    const { seller, product } = await createShop();
    await reviewOrder(product, 3);
    const counted = await recount(seller._id);
    await database.collection("users").doc(seller._id).update({ "reviews.stars": 40 });
    await database.collection("reviewSummaries").doc(product._id).update({ count: 7 });
    await recountReviews(new Date());
    expect((await readOfSeller(seller._id)).summary).toEqual(counted);
    expect((await readOfProduct(product)).summary).toEqual(counted);
  });

  test("no longer has a review that is deleted with its order", async () => {
    const { seller, product } = await createShop();
    const [old] = [await reviewOrder(product, 1), await reviewOrder(product, 5)];
    const orderedAt = Timestamp.fromDate(new Date("2001-01-01"));
    await database.collection("reviews").doc(old.id).update({ orderedAt });
    await deleteReviewsBefore(new Date("2002-01-01"));
    expect((await readOfSeller(seller._id)).summary).toMatchObject({ count: 1, stars: 5 });
    expect((await readOfProduct(product)).summary).toMatchObject({ count: 1, stars: 5 });
  });
});

test("reviews are listed ten a page, the newest first, and a cursor tells nothing of an order", async () => {
  const { seller, product } = await createShop();
  const links: ReviewLink[] = [];
  for (let n = 0; n < 12; n += 1) links.push(await reviewOrder(product, 1 + (n % 5)));
  const first = await readOfSeller(seller._id);
  expect(first.reviews).toHaveLength(10);
  for (const { id } of links) expect(first.nextCursor).not.toContain(id);
  const rest = await readOfSeller(seller._id, first.nextCursor);
  expect(rest.reviews).toHaveLength(2);
  expect(rest.nextCursor).toBeUndefined();
  const times = [...first.reviews, ...rest.reviews].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const request = { params: { id: seller._id }, query: { cursor: "orders/x" } };
  expect(await getErrorCode(visitor.request(calls.listSellerReviews, request))).toBe("badCursor");
});

test("the reviews of a deleted account are deleted", async () => {
  const { seller, product } = await createShop();
  const { id } = await reviewOrder(product);
  await admin.call(deleteUser, { params: { id: seller._id } });
  await waitForQuietDatabase();
  expect((await database.collection("reviews").doc(id).get()).exists).toBe(false);
  expect((await database.collection("reviewSummaries").doc(product._id).get()).exists).toBe(false);
  expect(
    (await visitor.request(calls.listSellerReviews, { params: { id: seller._id }, query: {} })).status,
  ).toBe(404);
});
