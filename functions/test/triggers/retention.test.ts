import { readFile } from "node:fs/promises";
import { type RetentionRule, retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { recordPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { subscribeDevice } from "@halkopiha/domain/contract/notifications.ts";
import { createRegion, deleteRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import { deleteProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import { downloadBuyerReceipt } from "@halkopiha/domain/contract/shop/receipts.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { makeInvoices } from "../../src/jobs/make-invoices.ts";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { enterIban, newPaidSeller, removeIban } from "../support/contracts.ts";
import { report } from "../support/errors.ts";
import { createImageUpload } from "../support/images.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { TestDevice } from "../support/notifications/test-push-service.ts";
import { orderProduct } from "../support/orders.ts";
import { newPasswordCode } from "../support/password-code.ts";
import { createQuoteForm, newService } from "../support/quotes.ts";
import { recall } from "../support/recalls.ts";
import { reportListing } from "../support/reports.ts";
import { deliveredLink } from "../support/reviews.ts";
import { createUserAsRoot, logInAs, personForm, userForm } from "../support/users.ts";

const rules: readonly RetentionRule[] = Object.values(retention);
const expiring = rules.filter(({ by }) => by === "ttl");

const start = Date.now();

/** Creates a document in each expiring collection, through the API where it has a call for that. */
beforeAll(async () => {
  const visitor = new Client();
  await visitor.call(addToCart, { body: { product_id: "halkomestari-koivu-33", quantity: 1 } });
  await visitor.call(addFavorite, { body: { id: "halkomestari-koivu-33" } });
  await visitor.call(requestPincode, { body: { email: personForm().email } });
  const letter = { name: "Tuula", email: personForm().email, subject: "palaute", message: "Hei" } as const;
  await visitor.call(createContact, { body: letter });
  await visitor.call(createAlert, { body: { email: personForm().email, search: { material: "koivu" } } });
  expect(await report({})).toBe(200);
  await visitor.call(uploadPhoto, { upload: await createImageUpload() });
  const { _id: serviceId } = await newService(await newSeller());
  await visitor.call(requestQuote, { params: { id: serviceId }, body: createQuoteForm() });
  await reportListing(await newProduct(await newSeller()));
  const { id: orderId, code } = await deliveredLink(await newProduct(await newSeller()));
  await visitor.call(downloadBuyerReceipt, { params: { id: orderId }, body: { code } });
  const dangerous = await newProduct(await newSeller());
  await orderProduct(dangerous);
  await recall(dangerous);
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const { _id: id } = await newProduct(await newSeller());
  await admin.call(deleteProduct, { params: { id } });
  const name = `Koe${Date.now()}`;
  const { region } = await admin.call(createRegion, { body: { name, zoom: 8 } });
  await admin.call(deleteRegion, { params: { id: region._id } });
  const { uid, username, email } = await createUserAsRoot();
  const form = userForm({ username, email, role: "user", phonenumber: "050 000 0888" });
  const payment = { year: Number(getToday().slice(0, 4)), amount: 15_060, received: getToday() };
  await admin.call(recordPayment, { params: { id: uid }, body: payment });
  await newPaidSeller(2016);
  await enterIban();
  await makeInvoices(new Date("2017-02-01T01:30:00.000Z"));
  await removeIban();
  const reply = await admin.sendJson("PUT", `/api/admin/users/${uid}`, form);
  expect(reply.status).toBe(200);
  await newPasswordCode(uid);
  const own = await createUserAsRoot("admin");
  const { currentPassword: _, ...body } = userForm({ email: own.email, phonenumber: "050 000 0777" });
  const ownClient = await logInAs(own);
  await ownClient.call(subscribeDevice, { body: new TestDevice("http://127.0.0.1:1").subscription });
  const asked = await ownClient.sendJson("PUT", `/api/users/${own.uid}`, body);
  expect(asked.status).toBe(200);
});

test.each(expiring.flatMap((rule) => rule.collections.map((collection) => ({ ...rule, collection }))))(
  "no document of $collection outlives its $days days",
  async (rule) => {
    const { docs } = await database.collection(rule.collection).get();
    // Skip earlier documents: other tests write some without the API.
    const made = docs.filter(({ updateTime }) => updateTime.toMillis() >= start);
    const ends = made.map((document) => z.instanceof(Timestamp).parse(document.get("expiresAt")).toMillis());
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(Date.now() + toRetentionMs(rule));
  },
);

test("Firestore lets every collection expire whose documents say when", async () => {
  const Overrides = z.object({
    fieldOverrides: z.array(
      z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.optional(z.boolean()) }),
    ),
  });
  const text = await readFile(new URL("../../../firestore.indexes.json", import.meta.url), "utf8");
  const { fieldOverrides } = Overrides.parse(JSON.parse(text));
  const withTtl = fieldOverrides
    .filter(({ fieldPath, ttl }) => ttl && fieldPath === "expiresAt")
    .map(({ collectionGroup }) => collectionGroup);
  expect(withTtl).toEqual(expect.arrayContaining(expiring.flatMap(({ collections }) => collections)));
});
