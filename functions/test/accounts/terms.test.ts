import {
  acceptTerms,
  decideClosing,
  requestClosing,
  withdrawClosing,
} from "@halkopiha/domain/contract/accounts/contract.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { TermsEvent } from "@halkopiha/domain/terms/terms-event.ts";
import {
  findTermsInForce,
  newestTerms,
  termsLeadDays,
  termsVersions,
} from "@halkopiha/domain/terms/terms-versions.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { closeAccountsByTerms, tellSellersOfTerms } from "../../src/jobs/tell-of-terms.ts";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { changeStoredAccount } from "../support/contracts.ts";
import { database } from "../support/market.ts";
import { getErrorCode, personForm, readUid, registerActiveSeller, registerUser } from "../support/users.ts";

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

const newest = newestTerms();
const [first] = termsVersions;

const readStored = async (uid: string) => (await database.doc(`users/${uid}`).get()).data() ?? {};

const readEvents = async (uid: string): Promise<TermsEvent[]> => (await readStored(uid))["termsEvents"] ?? [];

/** The messages about the newest terms that a user has been sent. */
const countTermsMails = async (uid: string): Promise<number> =>
  (await database.doc(`mail/terms-${newest.version}-${uid}`).get()).exists ? 1 : 0;

/** An active seller who knows the first version only, whatever day it is. */
async function newSellerOfFirstTerms() {
  const seller = await registerActiveSeller(admin);
  const at = "2026-01-15T10:00:00.000Z";
  const accepted = { kind: "accepted", version: first.version, at, appliesFrom: "2026-01-15" };
  await database.doc(`users/${seller.uid}`).update({ termsEvents: [accepted], knownTerms: first.version });
  return seller;
}

describe("who registers", () => {
  test("accepts the version that is in force, and it is stored when", async () => {
    const { username } = await registerUser();
    const [event, ...others] = await readEvents(await readUid(username));
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: "accepted", version: findTermsInForce(getToday()).version });
    expect(toFinnishDate(event?.at ?? "")).toBe(getToday());
  });

  test("accepts no other version than those that a form can have shown", async () => {
    const { username } = await registerUser(personForm({ termsVersion: newest.version + 1 }));
    const { version } = findTermsInForce(getToday());
    expect(await readEvents(await readUid(username))).toMatchObject([{ version }]);
  });
});

describe("new terms", () => {
  test("are told to a seller once, and concern them after the notice period", async () => {
    const { uid } = await newSellerOfFirstTerms();
    const before = await readStored(uid);
    const now = new Date();
    await tellSellersOfTerms(now);
    await tellSellersOfTerms(now);
    const earliest = addDays(toFinnishDate(now.toISOString()), termsLeadDays);
    const appliesFrom = earliest > newest.inForce ? earliest : newest.inForce;
    const told = { kind: "told", version: newest.version, at: now.toISOString(), appliesFrom };
    expect(await readEvents(uid)).toEqual([...before["termsEvents"], told]);
    expect(await countTermsMails(uid)).toBe(1);
    expect(await readStored(uid)).toMatchObject({
      knownTerms: newest.version,
      updatedAt: before["updatedAt"],
    });
  });

  test("are told once, also when two jobs run at the same time", async () => {
    const { uid } = await newSellerOfFirstTerms();
    await Promise.all([tellSellersOfTerms(new Date()), tellSellersOfTerms(new Date())]);
    expect((await readEvents(uid)).filter(({ kind }) => kind === "told")).toHaveLength(1);
  });

  test("are not told to admins, nor to sellers whose account has been closed", async () => {
    const closed = await newSellerOfFirstTerms();
    await changeStoredAccount(closed.uid, { isActive: false, timesActivated: 1 });
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(closed.uid)).toBe(0);
    expect(await countTermsMails(await readUid("yllapito"))).toBe(0);
  });

  test("are not told to who deletes the account, nor to who was never activated", async () => {
    const leaving = await newSellerOfFirstTerms();
    await changeStoredAccount(leaving.uid, { erasureDay: "2099-01-01" });
    const waiting = await registerUser();
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(leaving.uid)).toBe(0);
    expect(await countTermsMails(waiting.uid)).toBe(0);
  });

  test("are told to the others when one cannot be told, and to this one a night later", async () => {
    const broken = await newSellerOfFirstTerms();
    const other = await newSellerOfFirstTerms();
    const { contactPerson } = await readStored(broken.uid);
    const ref = database.doc(`users/${broken.uid}`);
    await ref.update({ contactPerson: 7 });
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(other.uid)).toBe(1);
    await ref.update({ contactPerson });
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(broken.uid)).toBe(1);
  });

  test("are told to a closed seller who is opened again", async () => {
    const seller = await newSellerOfFirstTerms();
    await changeStoredAccount(seller.uid, { isActive: false, timesActivated: 1 });
    await tellSellersOfTerms(new Date());
    await changeStoredAccount(seller.uid, { isActive: true, timesActivated: 2 });
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(seller.uid)).toBe(1);
  });
});

describe("a seller who does not accept", () => {
  /** A seller who was told, and has asked for the account to be closed. */
  async function newLeaving() {
    const seller = await newSellerOfFirstTerms();
    await tellSellersOfTerms(new Date());
    const told = (await readEvents(seller.uid)).at(-1);
    if (!told) throw new Error("the seller was not told");
    const { user } = await seller.client.call(requestClosing, {
      params: seller.params,
      body: { reason: "En hyväksy ehtoja." },
    });
    const night = (days: number) => new Date(`${addDays(told.appliesFrom, days)}T01:30:00.000Z`);
    return { ...seller, night, requestedAt: user.closingRequest?.requestedAt ?? "" };
  }
  const isOpen = async (uid: string) => (await readStored(uid))["userAccount"].isActive;

  test("is closed the day before the terms concern them, and is told so once", async () => {
    const { uid, email, night } = await newLeaving();
    await closeAccountsByTerms(night(-2));
    expect(await isOpen(uid)).toBe(true);
    await closeAccountsByTerms(night(-1));
    await closeAccountsByTerms(night(0));
    expect(await isOpen(uid)).toBe(false);
    const mails = database.collection("mail").where("to", "==", email);
    expect((await mails.where("subject", "==", "Halkopiha-tilisi on suljettu").get()).size).toBe(1);
  });

  test("cannot be refused it", async () => {
    const { params, requestedAt } = await newLeaving();
    const body = { approve: false, requestedAt };
    expect(await getErrorCode(admin.request(decideClosing, { params, body }))).toBe("closingIsRight");
  });

  test("stays when they accept after all, or take the request back", async () => {
    const accepting = await newLeaving();
    await accepting.client.call(acceptTerms, {
      params: accepting.params,
      body: { version: newest.version },
    });
    const staying = await newLeaving();
    await staying.client.call(withdrawClosing, { params: staying.params });
    await closeAccountsByTerms(staying.night(0));
    expect([await isOpen(accepting.uid), await isOpen(staying.uid)]).toEqual([true, true]);
  });
});

describe("a seller", () => {
  test("accepts a version before it is in force, once", async () => {
    const { client, uid, params } = await newSellerOfFirstTerms();
    const body = { version: newest.version };
    const { user } = await client.call(acceptTerms, { params, body });
    expect(user.termsEvents?.at(-1)).toMatchObject({ kind: "accepted", version: newest.version });
    const again = await client.call(acceptTerms, { params, body });
    expect(again.user.updatedAt).toBe(user.updatedAt);
    expect(await readEvents(uid)).toHaveLength(2);
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(uid)).toBe(0);
  });

  test("cannot accept a version that nobody has written", async () => {
    const { client, params } = await newSellerOfFirstTerms();
    const body = { version: newest.version + 1 };
    expect(await getErrorCode(client.request(acceptTerms, { params, body }))).toBe("outdated");
  });

  test("accepts for nobody else, and neither does an admin", async () => {
    const { client } = await newSellerOfFirstTerms();
    const other = await newSellerOfFirstTerms();
    const request = { params: other.params, body: { version: newest.version } };
    expect(await getErrorCode(client.request(acceptTerms, request))).toBe("notFound");
    expect(await getErrorCode(admin.request(acceptTerms, request))).toBe("notFound");
    expect(await readEvents(other.uid)).toHaveLength(1);
  });
});
