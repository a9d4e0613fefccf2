import { randomUUID } from "node:crypto";
import * as calls from "@halkopiha/domain/contract/admin/personal-data.ts";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { createReport } from "@halkopiha/domain/contract/reports.ts";
import { createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { writeToSeller } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import { orderContactDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import type { ErasureProgress } from "@halkopiha/domain/personal-data/found-data.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { checkoutForm, createVisitorWithCart, database, newProduct, newSeller } from "../support/market.ts";
import { createOrderRequest } from "../support/orders.ts";
import { findEverywhere, hasRow, listCollections, readCopy } from "../support/personal-data.ts";
import { createQuoteForm, newService } from "../support/quotes.ts";
import { newReport } from "../support/reports.ts";
import { deliver, review } from "../support/reviews.ts";
import { getErrorCode } from "../support/users.ts";

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

const day = 24 * 60 * 60_000;

/** A person with an address and a number of their own. */
function newPerson() {
  const number = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  return {
    email: `unohda-${randomUUID()}@posti.example`,
    phonenumber: `040 ${number}`,
    e164: `+35840${number}`,
    street: `Salakuja ${number}`,
  };
}
type Person = ReturnType<typeof newPerson>;

/** An order of a person. */
async function orderAs({ email, phonenumber, street }: Person) {
  const product = await newProduct(await newSeller());
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  const form = { ...checkoutForm, email, phonenumber, firstname: "Unohdettava", street };
  const { order, codes } = await visitor.call(
    placeOrder,
    await createOrderRequest(visitor, { checkoutForm: form }),
  );
  return { id: order._id, code: codes?.[0]?.code ?? "", visitor };
}

/** Stores that an order ended so long ago that nobody needs its contact details any more. */
async function endLongAgo(id: string) {
  await deliver(id, new Date(Date.now() - (orderContactDays + 2) * day));
  const long = Timestamp.fromMillis(Date.now() - (orderContactDays + 1) * day);
  await database.doc(`orders/${id}`).update({ updatedAt: long });
}

/** Leaves something of a person in every collection that has addresses. */
async function leaveTraces(person: Person) {
  const visitor = new Client();
  const { email, phonenumber } = person;
  await visitor.call(createContact, {
    body: { name: "Unohdettava", email, subject: "palaute", message: "Hei" },
  });
  await visitor.call(createAlert, { body: { email, search: { material: "koivu" } } });
  const { _id: id } = await newService(await newSeller());
  await visitor.call(requestQuote, { params: { id }, body: { ...createQuoteForm(), email, phonenumber } });
  const product = await newProduct(await newSeller());
  await visitor.call(createReport, { body: newReport(product._id, { name: "Unohdettava", email }) });
  const order = await orderAs(person);
  await visitor.call(writeToSeller, {
    params: { id: order.id },
    body: { code: order.code, message: `Soita ${phonenumber}` },
  });
  await deliver(order.id);
  await review(order, { stars: 2, text: "Märkää." });
  return order;
}

const search = async (contact: string) =>
  (await admin.call(calls.searchPersonalData, { body: { contact } })).kinds;

/** Runs an erasure to its end. */
async function eraseAll(contact: string): Promise<ErasureProgress> {
  const total: ErasureProgress = { erased: 0, kept: [] };
  let cursor: string | undefined;
  do {
    const { erased, kept, nextCursor } = await admin.call(calls.erasePersonalData, {
      body: { contact, ...(cursor && { cursor }) },
    });
    total.erased += erased;
    total.kept.push(...kept);
    cursor = nextCursor;
  } while (cursor);
  return total;
}

test("every collection of the database has a row in the table of personal data", async () => {
  expect((await listCollections()).filter((name) => !hasRow(name))).toEqual([]);
});

describe("an admin who looks for a person", () => {
  test("finds what has their address or number, however it is written", async () => {
    const person = newPerson();
    await leaveTraces(person);
    const kinds = (await search(person.email.toUpperCase())).map(({ kind }) => kind);
    expect(kinds).toEqual(["orders", "quoteRequests", "reports", "alerts", "contacts", "mail", "carts"]);
    for (const spelling of [person.phonenumber, person.e164, person.phonenumber.replace(" ", "-")]) {
      const found = (await search(spelling)).map(({ kind }) => kind);
      expect(found).toEqual(expect.arrayContaining(["orders", "quoteRequests"]));
    }
    expect(await search(newPerson().email)).toEqual([]);
  });

  test("leaves the address in no change log, only masked and as a pseudonym", async () => {
    const person = newPerson();
    await search(person.email);
    await admin.call(calls.exportPersonalData, { body: { contact: person.email } });
    await eraseAll(person.email);
    const { docs } = await database.collection("audit").where("kind", "==", "personalData").get();
    const own = docs.filter((event) => event.get("target.name") === "u…@p….example");
    expect(new Set(own.map((event) => event.get("action")))).toEqual(
      new Set(["searched", "exported", "deleted"]),
    );
    expect(await findEverywhere(person.email)).toEqual([]);
  });

  test("is an admin", async () => {
    const seller = new Client();
    await seller.logIn("halkomestari", "Halkomestari1");
    const body = { contact: "aino.ahonala@posti.example" };
    for (const call of [calls.searchPersonalData, calls.exportPersonalData, calls.erasePersonalData]) {
      expect(await getErrorCode(seller.request(call, { body }))).toBe("forbidden");
      expect(await getErrorCode(new Client().request(call, { body }))).toBe("unauthenticated");
    }
  });
});

test("a copy for a person has theirs from everywhere, and nothing of others", async () => {
  const [person, other] = [newPerson(), newPerson()];
  const { id } = await leaveTraces(person);
  await leaveTraces(other);
  const { documents } = await readCopy(
    await admin.call(calls.exportPersonalData, { body: { contact: person.email } }),
  );
  expect(documents.get("orders")?.map(({ _id }) => _id)).toEqual([id]);
  for (const name of ["quoteRequests", "reports", "alerts", "contacts", "mail", "orderMessages", "reviews"])
    expect(documents.get(name)?.length, name).toBeGreaterThan(0);
  const text = JSON.stringify([...documents]);
  for (const foreign of [other.email, other.phonenumber]) expect(text).not.toContain(foreign);
  expect(text).not.toMatch(/"(token|codes|confirmHash|recipient|searchWords|html|phoneKey)"/);
});

describe("forgetting a person", () => {
  test("leaves no trace of them once their orders are long over", async () => {
    const person = newPerson();
    const { id, visitor } = await leaveTraces(person);
    // A later cart of theirs, with the address of the order before.
    await visitor.call(addToCart, { body: { product_id: "halkomestari-koivu-33", quantity: 1 } });
    await database.doc(`orders/${id}`).update({ status: "delivered" });
    await endLongAgo(id);
    const { docs: reports } = await database
      .collection("reports")
      .where("reporter.email", "==", person.email)
      .get();
    await Promise.all(reports.map(({ ref }) => ref.update({ state: "decided" })));
    const { erased, kept } = await eraseAll(person.email);
    expect(erased).toBeGreaterThan(5);
    expect(kept).toEqual([]);
    await eraseAll(person.phonenumber);
    for (const trace of [
      person.email,
      person.phonenumber,
      person.e164,
      person.phonenumber.slice(-7),
      person.street,
    ])
      expect(await findEverywhere(trace), trace).toEqual([]);
    const order = await database.doc(`orders/${id}`).get();
    expect(order.get("buyer")).toMatchObject({ firstname: "Poistettu", email: "", phonenumber: "" });
    expect(order.get("totals.totalPrice")).toBeGreaterThan(0);
    expect((await database.doc(`orderMessages/${id}`).get()).exists).toBe(false);
    expect((await database.doc(`reviews/${id}`).get()).exists).toBe(false);
    expect(await eraseAll(person.email)).toEqual({ erased: 0, kept: [] });
  });

  test("waits for an open order, and for one that has just ended, and says so", async () => {
    const person = newPerson();
    const open = await orderAs(person);
    const { kept } = await eraseAll(person.email);
    expect(kept).toContainEqual({ label: "Tilaukset", obstacle: "open", count: 1 });
    const isNamed = async () =>
      (await database.doc(`orders/${open.id}`).get()).get("buyer.email") === person.email;
    expect(await isNamed()).toBe(true);
    expect((await database.collection("mail").where("recipient", "==", person.email).get()).empty).toBe(
      false,
    );
    await deliver(open.id);
    const [found] = await search(person.email);
    expect(found?.items).toMatchObject([{ obstacle: "recent" }]);
    await endLongAgo(open.id);
    expect((await eraseAll(person.email)).kept).toEqual([]);
    expect(await isNamed()).toBe(false);
  });

  test("tells that an account goes by itself, and a report that is not decided stays", async () => {
    const person = newPerson();
    await leaveTraces(person);
    const { kept } = await eraseAll(person.email);
    expect(kept).toContainEqual({ label: "Ilmoitukset sisällöstä", obstacle: "open", count: 1 });
    const [account] = await search("halkomestari@posti.example");
    if (account?.kind === "users") expect(account.items[0]?.obstacle).toBe("account");
  });

  test("goes on with many documents in batches", async () => {
    const { email } = newPerson();
    const batch = database.batch();
    for (let count = 0; count < 95; count += 1)
      batch.create(database.collection("alerts").doc(), {
        email,
        recipient: "x",
        expiresAt: Timestamp.now(),
      });
    await batch.commit();
    const [found] = await search(email);
    expect(found).toMatchObject({ kind: "alerts", isMore: true });
    expect((await eraseAll(email)).erased).toBe(95);
    expect(await search(email)).toEqual([]);
  });
});
