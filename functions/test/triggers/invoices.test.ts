import { Invoice } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { listInvoices, readInvoice } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { recordPayment, undoPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { isReferenceNumber } from "@halkopiha/domain/money/reference-number.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeInvoices } from "../../src/jobs/make-invoices.ts";
import { parseAll } from "../../src/store/firestore/document.ts";
import { Client } from "../support/api.ts";
import {
  changeStoredAccount,
  enterIban,
  newPaidSeller,
  readInvoiceMails,
  removeIban,
} from "../support/contracts.ts";
import { countReads, database } from "../support/market.ts";
import { getErrorCode, registerActiveSeller } from "../support/users.ts";

// Years that have passed: the accounts of the sample market are paid for longer, so the job leaves them as they are.

/** Half past three in a Finnish winter night. */
const nightOf = (day: string) => new Date(`${day}T01:30:00.000Z`);

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});
beforeEach(async () => {
  await enterIban();
  return async () => {
    await removeIban();
  };
});

async function readInvoices(ids: readonly string[]): Promise<Invoice[]> {
  const { docs } = await database.collection("invoices").where("userId", "in", ids).get();
  return parseAll(Invoice, docs).sort((one, other) => one.number.localeCompare(other.number));
}

describe("the nightly job", () => {
  test("makes the invoice of a year on 1 February, and not the day before", { tags: "s9-7" }, async () => {
    const { _id: id } = await newPaidSeller(2020);
    await makeInvoices(nightOf("2021-01-31"));
    expect(await readInvoices([id])).toEqual([]);
    await makeInvoices(nightOf("2021-02-01"));
    const [invoice] = await readInvoices([id]);
    expect(invoice).toMatchObject({
      _id: `${id}-2021`,
      year: 2021,
      date: "2021-02-01",
      due: "2021-02-28",
      seller: { iban: "FI2112345600000785" },
    });
    expect(isReferenceNumber(invoice?.reference ?? "")).toBe(true);
    expect(await readInvoiceMails(id)).toEqual([`invoice-${id}-2021`]);
  });

  test("invoices each seller once, though it runs twice at once and again, with numbers that have no gap", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 23; count += 1) ids.push((await newPaidSeller(2021))._id);
    const night = nightOf("2022-02-03");
    await Promise.all([makeInvoices(night), makeInvoices(night)]);
    await makeInvoices(nightOf("2022-02-04"));
    const invoices = [...(await readInvoices(ids.slice(0, 12))), ...(await readInvoices(ids.slice(12)))];
    expect(invoices).toHaveLength(ids.length);
    const ordinals = invoices.map(({ number }) => Number(number.slice(4))).sort((one, other) => one - other);
    expect(ordinals).toEqual(ordinals.map((_, index) => (ordinals[0] ?? 0) + index));
  });

  test("makes none for who has paid, has given notice, or is closed", async () => {
    const paid = await newPaidSeller(2023);
    const leaving = await newPaidSeller(2022);
    await changeStoredAccount(leaving._id, { noticeGiven: "2022-11-15" });
    const closed = await newPaidSeller(2022);
    await changeStoredAccount(closed._id, { isActive: false });
    await makeInvoices(nightOf("2023-02-01"));
    expect(await readInvoices([paid._id, leaving._id, closed._id])).toEqual([]);
  });

  test("makes none without an account number, and all of them once there is one", async () => {
    const { _id: id } = await newPaidSeller(2018);
    await removeIban();
    await makeInvoices(nightOf("2019-02-01"));
    expect(await readInvoices([id])).toEqual([]);
    await enterIban();
    await makeInvoices(nightOf("2019-02-07"));
    expect(await readInvoices([id])).toMatchObject([{ date: "2019-02-01" }]);
  });

  test("makes no second one when a payment is recorded and undone", async () => {
    const { _id: id } = await newPaidSeller(2023);
    await makeInvoices(nightOf("2024-02-01"));
    const body = { year: 2024, amount: 15_060, received: "2024-02-10" };
    const { payment } = await admin.call(recordPayment, { params: { id }, body });
    await makeInvoices(nightOf("2024-02-11"));
    await admin.call(undoPayment, { params: { id, payment: payment._id } });
    await makeInvoices(nightOf("2024-02-12"));
    expect(await readInvoices([id])).toHaveLength(1);
    expect(await readInvoiceMails(id)).toHaveLength(1);
  });

  test("tells a seller without an e-mail address by text message", async () => {
    const { _id: id } = await newPaidSeller(2024, { email: null });
    await makeInvoices(nightOf("2025-02-01"));
    const mail = await database.collection("mail").doc(`invoice-${id}-2025`).get();
    expect(mail.get("channel")).toBe("sms");
    expect(mail.get("text")).toContain("viite 2025");
  });

  test("reads no account when none is to be invoiced", async () => {
    const plans = (await database.collection("accounts").get()).size;
    // The company, and an empty query, which is one read.
    expect(await countReads(() => makeInvoices(nightOf("2010-02-01")))).toBeLessThanOrEqual(plans + 2);
  });
});

test("a seller and an admin read an invoice, and another seller does not", async () => {
  const { client, uid } = await registerActiveSeller(admin);
  await changeStoredAccount(uid, { paid: true, paidUntil: 2019, expires: null });
  await makeInvoices(nightOf("2020-02-01"));
  const params = { id: `${uid}-2020` };
  const { invoice } = await client.call(readInvoice, { params });
  expect(invoice).toMatchObject({ userId: uid, due: "2020-02-29" });
  expect(await admin.call(readInvoice, { params })).toEqual({ invoice });
  expect(await client.call(listInvoices, { params: { id: uid } })).toEqual({ invoices: [invoice] });
  const other = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
  expect(await getErrorCode(other.request(readInvoice, { params }))).toBe("notFound");
  expect(await getErrorCode(other.request(listInvoices, { params: { id: uid } }))).toBe("notFound");
});
