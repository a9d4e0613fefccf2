import { listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import * as calls from "@halkopiha/domain/contract/accounts/own-data.ts";
import { deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { erasureGraceDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { eraseDueAccounts } from "../../src/jobs/erase-accounts.ts";
import { findUser } from "../../src/store/accounts/users.ts";
import { iterateAccount } from "../../src/store/personal-data/account-copy.ts";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { database, newProduct, waitForQuietDatabase } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";
import { findEverywhere, readCopy } from "../support/personal-data.ts";
import { newService } from "../support/quotes.ts";
import { reportListing } from "../support/reports.ts";
import { deliver, review } from "../support/reviews.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";
import { getErrorCode, password, registerActiveSeller } from "../support/users.ts";

// The job runs in the process of the tests.
useSuiteSecrets();

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

/** A registered seller with a listing. */
async function newSeller() {
  const registered = await registerActiveSeller(admin);
  const user = await findUser(registered.uid);
  if (!user) throw new Error("The seller is registered.");
  return { ...registered, user, product: await newProduct(user) };
}

const copyOf = async ({ client, params }: Awaited<ReturnType<typeof newSeller>>) =>
  readCopy(await client.call(calls.downloadOwnData, { params }));

const ask = ({ client, params }: Awaited<ReturnType<typeof newSeller>>, currentPassword = password) =>
  client.request(calls.requestErasure, { params, body: { currentPassword } });

/** A time on the day on which an account that is asked for today is deleted. */
const afterGrace = (days = erasureGraceDays) => new Date(`${addDays(getToday(), days)}T12:00:00Z`);

describe("a copy of a seller's own data", () => {
  test("has everything of theirs, and nothing of anybody else", async () => {
    const seller = await newSeller();
    const other = await newSeller();
    const visitor = new Client();
    const letter = {
      name: "Tuula",
      email: seller.email,
      subject: "palaute",
      message: "Oma kysymys",
    } as const;
    await visitor.call(createContact, { body: letter });
    await visitor.call(createAlert, { body: { email: seller.email, search: { material: "koivu" } } });
    const { id, code } = await orderLink(seller.product);
    await deliver(id);
    await review({ id, code }, { stars: 4, text: "Kuivaa koivua." });
    await reportListing(seller.product);
    await orderLink(other.product);
    const { documents, kept } = await copyOf(seller);
    const list = (name: string) => documents.get(name) ?? [];
    expect(list("users")).toEqual([
      expect.objectContaining({ username: seller.username, email: seller.email }),
    ]);
    expect(list("products").map(({ _id }) => _id)).toEqual([seller.product._id]);
    expect(list("orders").map(({ _id }) => _id)).toEqual([id]);
    expect(list("reviews")).toEqual([expect.objectContaining({ text: "Kuivaa koivua." })]);
    expect(list("contacts")).toEqual([
      expect.objectContaining({ messages: [expect.objectContaining({ text: "Oma kysymys" })] }),
    ]);
    expect(list("alerts")).toHaveLength(1);
    expect(list("sessions").length).toBeGreaterThan(0);
    expect(list("mail").length).toBeGreaterThan(0);
    expect(list("audit").length).toBeGreaterThan(0);
    expect(list("securityEvents").length).toBeGreaterThan(0);
    const [report] = list("reports");
    expect(report).toMatchObject({ reason: "misleading", target: { title: expect.any(String) } });
    expect(report).not.toHaveProperty("reporter");
    expect(kept).toHaveLength(listKeptRules().length);
    const text = JSON.stringify([...documents]);
    for (const foreign of [other.uid, other.username, other.product._id]) expect(text).not.toContain(foreign);
  });

  test("has no code, hash or sealed id", async () => {
    const seller = await newSeller();
    await orderLink(seller.product);
    const { documents } = await copyOf(seller);
    expect(JSON.stringify([...documents])).not.toMatch(
      /"(token|hashes|codes|confirmHash|sealed|recovery|sessionsEpoch|keys|endpoint|html|searchWords|personalId)"/,
    );
  });

  test("is for its owner alone, some times a day", async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const { params } = seller;
    for (const who of [other.client, admin])
      expect(await getErrorCode(who.request(calls.downloadOwnData, { params }))).toBe("notFound");
    for (let count = 0; count < 5; count += 1) await copyOf(seller);
    expect(await getErrorCode(seller.client.request(calls.downloadOwnData, { params }))).toBe("tooOften");
  });
});

describe("a seller who asks for their account to be deleted", () => {
  test("proves it with the password, and is mailed the day and what the law keeps", async () => {
    const seller = await newSeller();
    expect(await getErrorCode(ask(seller, "Vaara-salasana1"))).toBe("invalid");
    expect(await getErrorCode(ask(seller))).toBe("done");
    expect(await getErrorCode(ask(seller))).toBe("done");
    const { docs } = await database.collection("mail").where("to", "==", seller.email).get();
    const mails = docs.filter((mail) =>
      String(mail.get("subject")).startsWith("Halkopiha-tilisi poistetaan"),
    );
    expect(mails).toHaveLength(1);
    for (const { label, keptBy } of listKeptRules()) {
      expect(mails[0]?.get("text")).toContain(label);
      expect(mails[0]?.get("text")).toContain(keptBy);
    }
  });

  test("sells nothing until they take it back, and then as before", async () => {
    const seller = await newSeller();
    const isOnSale = async () => (await database.doc(`sellers/${seller.uid}`).get()).exists;
    await waitForQuietDatabase();
    expect(await isOnSale()).toBe(true);
    await ask(seller);
    await waitForQuietDatabase();
    expect(await isOnSale()).toBe(false);
    expect((await database.doc(`products/${seller.product._id}`).get()).get("visible")).toBe(false);
    await seller.client.call(calls.withdrawErasure, { params: seller.params });
    await waitForQuietDatabase();
    expect(await isOnSale()).toBe(true);
    await eraseDueAccounts(afterGrace());
    expect(await findUser(seller.uid)).not.toBeNull();
  });

  test("is deleted on the thirtieth day, not before, with everything but what the law keeps", async () => {
    const seller = await newSeller();
    const { uid, email, username, product } = seller;
    await new Client().call(createAlert, { body: { email, search: { material: "koivu" } } });
    const service = await newService(seller.user);
    expect(service.user_id).toBe(uid);
    const { id, code } = await orderLink(product);
    await deliver(id);
    await review({ id, code }, { stars: 4, text: "Kuivaa koivua." });
    await ask(seller);
    await eraseDueAccounts(afterGrace(erasureGraceDays - 1));
    expect(await findUser(uid)).not.toBeNull();
    await eraseDueAccounts(afterGrace());
    await eraseDueAccounts(afterGrace());
    await waitForQuietDatabase();
    expect(await findUser(uid)).toBeNull();
    const left = await findEverywhere(email);
    const allowed = new Set(["orders", "mail"]);
    expect(left.map((path) => path.split("/")[0]).filter((name = "") => !allowed.has(name))).toEqual([]);
    const mails = await database.collection("mail").where("recipient", "==", email).get();
    expect(mails.docs.map((mail) => mail.get("subject"))).toContain("Halkopiha-tilisi on poistettu");
    expect((await database.collection("products").where("user_id", "==", uid).get()).empty).toBe(true);
    expect((await database.collection("reviews").where("sellerId", "==", uid).get()).empty).toBe(true);
    expect((await database.doc(`orders/${id}`).get()).exists).toBe(true);
    const { docs } = await database.collection("audit").where("target._id", "==", uid).get();
    expect(docs.map((event) => event.get("action"))).toContain("deleted");
    expect(docs.every((event) => event.get("target.name") === username)).toBe(true);
    expect(await getErrorCode(new Client().request(calls.downloadOwnData, { params: { id: uid } }))).toBe(
      "unauthenticated",
    );
  });

  test("delivers open orders first: the account waits for them", async () => {
    const seller = await newSeller();
    const { id } = await orderLink(seller.product);
    await ask(seller);
    await eraseDueAccounts(afterGrace());
    expect(await findUser(seller.uid)).not.toBeNull();
    await deliver(id);
    await eraseDueAccounts(afterGrace());
    expect(await findUser(seller.uid)).toBeNull();
  });

  test("as an admin is refused, and somebody else cannot ask in their place", async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const { params } = other;
    const body = { currentPassword: password };
    expect(await getErrorCode(seller.client.request(calls.requestErasure, { params, body }))).toBe(
      "notFound",
    );
    expect(await getErrorCode(seller.client.request(calls.withdrawErasure, { params }))).toBe("notFound");
  });
});

test("an account that an admin deletes leaves no contact details in the change log", async () => {
  const { uid, email } = await newSeller();
  await admin.call(deleteUsers, { body: { ids: [uid] } });
  const { docs } = await database.collection("audit").where("target._id", "==", uid).get();
  expect(JSON.stringify(docs.map((event) => event.data()))).not.toContain(email);
  await waitForQuietDatabase();
  expect((await findEverywhere(email)).filter((path) => !path.startsWith("mail/"))).toEqual([]);
});

test("an address that is not proven leads to nobody's tickets, alerts or mails", async () => {
  const { user, email } = await newSeller();
  await new Client().call(createAlert, { body: { email, search: { material: "koivu" } } });
  const listNames = async (verified: boolean) => {
    const names = new Set<string>();
    for await (const { name } of iterateAccount({ ...user, verified })) names.add(name);
    return [...names];
  };
  expect(await listNames(true)).toEqual(expect.arrayContaining(["users", "alerts", "mail"]));
  const names = await listNames(false);
  expect(names).toContain("users");
  for (const name of ["alerts", "contacts", "mail"]) expect(names).not.toContain(name);
});
