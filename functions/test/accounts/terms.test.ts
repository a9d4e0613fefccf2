import { acceptTerms } from "@halkopiha/domain/contract/accounts/contract.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { TermsEvent } from "@halkopiha/domain/terms/terms-event.ts";
import {
  findTermsInForce,
  newestTerms,
  termsNoticeDays,
  termsVersions,
} from "@halkopiha/domain/terms/terms-versions.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { tellSellersOfTerms } from "../../src/jobs/tell-of-terms.ts";
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

  test("accepts the version that the form has shown", async () => {
    const { username } = await registerUser(personForm({ termsVersion: first.version }));
    expect(await readEvents(await readUid(username))).toMatchObject([{ version: first.version }]);
  });
});

describe("new terms", () => {
  test("are told to a seller once, and concern them after the notice period", async () => {
    const { uid } = await newSellerOfFirstTerms();
    const before = await readStored(uid);
    const now = new Date();
    await tellSellersOfTerms(now);
    await tellSellersOfTerms(now);
    const earliest = addDays(toFinnishDate(now.toISOString()), termsNoticeDays);
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

  test("are told to a closed seller who is opened again", async () => {
    const seller = await newSellerOfFirstTerms();
    await changeStoredAccount(seller.uid, { isActive: false, timesActivated: 1 });
    await tellSellersOfTerms(new Date());
    await changeStoredAccount(seller.uid, { isActive: true, timesActivated: 2 });
    await tellSellersOfTerms(new Date());
    expect(await countTermsMails(seller.uid)).toBe(1);
  });
});

describe("a seller", () => {
  test("accepts a version before it is in force, once", async () => {
    const { client, uid, params } = await newSellerOfFirstTerms();
    const body = { version: newest.version };
    const { user } = await client.call(acceptTerms, { params, body });
    expect(user.termsEvents?.at(-1)).toMatchObject({ kind: "accepted", version: newest.version });
    await client.call(acceptTerms, { params, body });
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
