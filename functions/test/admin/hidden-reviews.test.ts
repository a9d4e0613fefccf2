import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import * as calls from "@halkopiha/domain/contract/admin/reviews.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { listSellerReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { type ReviewLink, review, reviewOrder } from "../support/reviews.ts";
import { getErrorCode } from "../support/users.ts";

const [admin, root, visitor] = [new Client(), new Client(), new Client()];
const reason = "Arvostelu koskee toista kauppaa.";
let sellerId: string;
let link: ReviewLink;

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
});

beforeEach(async () => {
  const seller = await newSeller();
  sellerId = seller._id;
  const product = await newProduct(seller);
  await reviewOrder(product, 5);
  link = await reviewOrder(product, 1);
});

const hide = () => admin.call(calls.hideReview, { params: { id: link.id }, body: { reason } });
const show = () => admin.call(calls.showReview, { params: { id: link.id } });
const read = () => visitor.call(listSellerReviews, { params: { id: sellerId }, query: {} });
const listMails = async () =>
  (await database.collection("mail").get()).docs.filter(({ id }) =>
    id.startsWith(`order-${link.id}-review-hidden`),
  );

test("a hidden review is neither shown nor counted, until it is shown again", async () => {
  const before = await read();
  await hide();
  const without = await read();
  expect(without.reviews).toHaveLength(1);
  expect(without.summary).toMatchObject({ count: 1, stars: 5 });
  expect(await getErrorCode(review(link, { stars: 2 }))).toBe("reviewHidden");
  await show();
  expect(await read()).toEqual(before);
});

test("its buyer reads the reason on the order's page, and both are mailed it once", async () => {
  await hide();
  await hide();
  const page = await visitor.call(openOrderPage, { params: { id: link.id }, body: { code: link.code } });
  expect(page.review?.hidden).toEqual({ reason, at: expect.any(String) });
  const mails = await listMails();
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail.get("text")).toContain(reason);
});

test("admins list the hidden reviews, with their orders and sellers", async () => {
  await hide();
  const { reviews } = await admin.call(calls.listReviews, { query: { hidden: "true", limit: 100 } });
  expect(reviews.find(({ _id }) => _id === link.id)).toMatchObject({
    sellerId,
    sellerName: "Halkomestarin Puu Oy",
    stars: 1,
    hidden: { reason },
  });
  const all = await admin.call(calls.listReviews, { query: { limit: 2 } });
  expect(all.reviews.map(({ _id }) => _id)).toContain(link.id);
});

test("who hid a review and why is in the change log", async () => {
  await hide();
  const { entries } = await root.call(listAudit, { query: { kind: "review", limit: 20 } });
  const entry = entries.find(({ target }) => target._id === link.id);
  expect(entry?.by.username).toBe("yllapito");
  expect(entry?.changes).toContainEqual({ field: "hidden.reason", before: null, after: reason });
  expect(JSON.stringify(entry)).not.toContain("Hyvää puuta");
});
