import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { downloadEudrList, rejectOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { createProduct, readProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { vatExemptNote } from "@halkopiha/domain/money/vat-note.ts";
import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { eudrOfPerson, futureMeasurement } from "@halkopiha/domain/products/wood-facts.ts";
import { beforeAll, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { createVisitorWithCart, database } from "../support/market.ts";
import { oncePerFile } from "../support/once-per-file.ts";
import { orderLink } from "../support/orders.ts";
import { alder } from "../support/sample-alder.ts";
import { getErrorCode, registerActiveSeller } from "../support/users.ts";

// What a seller states of firewood, and a seller who is not VAT-liable: from the form to the order.

const moisture = () => ({ percent: 18, measuredAt: getToday(), meter: "piikkimittari" });
const eudrNumber = "26FIABCDE12345";

const admin = new Client();
const business = new Client();
const person = oncePerFile(() => registerActiveSeller(admin));

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await business.logIn("halkomestari", "Halkomestari1");
});

const readMail = async (id: string) =>
  (await database.collection("mail").doc(`order-${id}-confirmation`).get()).data();
const open = async ({ id, code }: { id: string; code: string }) =>
  (await new Client().call(openOrderPage, { params: { id }, body: { code } })).order;

test("what a business states is on the page of the product, in the order and in its confirmation", async () => {
  const client = business;
  const stated = { moisture: moisture(), dryGuaranteed: true, eudrNumber };
  const { product } = await client.call(createProduct, { body: { ...alder, ...stated } });
  const shown = await new Client().call(readProduct, { params: { id: product._id } });
  expect(shown.product).toMatchObject(stated);
  const link = await orderLink(product);
  expect((await open(link)).items).toMatchObject([stated]);
  const mail = await readMail(link.id);
  for (const sentence of [eudrNumber, "18\u00a0%, mitattu", ...drynessGuarantee])
    expect(mail).toMatchObject({ text: expect.stringContaining(sentence) });
});

test("an edit from the documentation keeps what was stated, and the order what it was made with", async () => {
  const client = business;
  const stated = { moisture: moisture(), dryGuaranteed: true, eudrNumber };
  const { product } = await client.call(createProduct, { body: { ...alder, ...stated } });
  const link = await orderLink(product);
  const params = { id: product._id };
  expect((await client.call(updateProduct, { params, body: alder })).product).toMatchObject(stated);
  const none = { moisture: null, dryGuaranteed: false, eudrNumber: null };
  expect((await client.call(updateProduct, { params, body: { ...alder, ...none } })).product).toMatchObject(
    none,
  );
  expect((await open(link)).items).toMatchObject([stated]);
});

test("a person gives no EUDR number, and nobody a measurement of tomorrow", async () => {
  const { client } = await person();
  const tomorrow = { ...moisture(), measuredAt: addDays(getToday(), 1) };
  const rejected = async (more: object) =>
    parseErrorBody(await client.request(createProduct, { body: { ...alder, ...more } })).fields;
  expect(await rejected({ eudrNumber })).toEqual({ eudrNumber: eudrOfPerson });
  expect(await rejected({ moisture: tomorrow })).toEqual({ moisture: futureMeasurement });
});

test("a business gets its deliveries by EUDR number, or those of one number, and nobody else's", async () => {
  const [one, other] = ["27FIABCDE12345", "27FIABCDE67890"] as const;
  const sell = (number: string | null) =>
    business.call(createProduct, { body: { ...alder, eudrNumber: number } });
  const { product } = await sell(one);
  await orderLink(product, 2);
  await orderLink((await sell(other)).product, 3);
  await orderLink((await sell(null)).product, 1);
  const ended = await orderLink(product, 1);
  await business.call(rejectOrder, { params: { id: ended.id }, body: { reason: "Puut loppuivat kesken." } });
  const download = async (as: Client, number?: string) => {
    const file = await as.call(downloadEudrList, { query: number ? { number } : {} });
    return (await file.text()).trim().split("\r\n").slice(1);
  };
  expect((await download(business)).filter((row) => row.startsWith("27"))).toEqual([
    expect.stringContaining(other),
    expect.stringContaining(one),
  ]);
  expect(await download(business, other)).toEqual([expect.stringMatching(/;3;irto-m³$/)]);
  expect(await download((await person()).client)).toEqual([]);
});

test("a seller downloads the list of deliveries thirty times a day at most", async () => {
  const { client } = await registerActiveSeller(admin);
  const request = () => getErrorCode(client.request(downloadEudrList, { query: {} }));
  const codes = await Promise.all(Array.from({ length: 31 }, request));
  expect(codes.filter((code) => code === "tooOften")).toHaveLength(1);
});

test("a private seller who is not VAT-liable sells without VAT, and may change that again", async () => {
  const { client, params } = await person();
  const { product } = await client.call(createProduct, { body: alder });
  const settle = (vatExempt: boolean) =>
    client.call(updateAccountSettings, {
      params,
      body: { deliveryMethod: "Noutopiste", vatExempt },
    });
  const readTax = async () => {
    const visitor = await createVisitorWithCart({ product, quantity: 2 });
    return (await visitor.call(readCart, {})).cart.tax;
  };
  await settle(true);
  await expect.poll(readTax).toBe(0);
  const link = await orderLink(product, 2);
  expect((await open(link)).totals).toMatchObject({ totalTaxes: 0, byVat: [{ vat: 0, tax: 0 }] });
  expect(await readMail(link.id)).toMatchObject({ text: expect.stringContaining(vatExemptNote) });
  expect(JSON.stringify(await readMail(link.id))).not.toContain("Veroton");
  await settle(false);
  await expect.poll(readTax).toBeGreaterThan(0);
});
