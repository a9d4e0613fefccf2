import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { lastContractDay, nextNoticeDay } from "@halkopiha/domain/accounts/contract-year.ts";
import * as calls from "@halkopiha/domain/contract/accounts/contract.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { changeStoredAccount } from "../support/contracts.ts";
import { database } from "../support/market.ts";
import { createUserAsRoot, getErrorCode, registerActiveSeller } from "../support/users.ts";

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

/** A seller with a client of their own, whose account is active and paid for this year. */
async function newSeller() {
  const seller = await registerActiveSeller(admin);
  await admin.call(activateUser, { params: seller.params, body: { active: true, paid: true } });
  return seller;
}

/** The number of messages to an address whose subjects contain a text. */
async function countMails(to: string, subject: string): Promise<number> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs.filter((mail) => String(mail.get("subject")).includes(subject)).length;
}

/** The changes of an account that the change log has, as `author: field`. */
async function readLog(uid: string): Promise<string[]> {
  const { docs } = await database.collection("audit").where("target._id", "==", uid).get();
  return docs.flatMap((event) => {
    const changes: { field: string }[] = event.get("changes");
    return changes.map(({ field }) => `${event.get("by.username")}: ${field}`);
  });
}

const storedNextNotice = async (uid: string) => (await database.doc(`users/${uid}`).get()).get("nextNotice");

describe("a seller", () => {
  test("gives notice, and is told until when the account stays open", { tags: "s9-15" }, async () => {
    const { client, params, uid, email, username } = await newSeller();
    const { user } = await client.call(calls.giveNotice, { params });
    expect(user.userAccount).toMatchObject({ noticeGiven: getToday(), isActive: true, paid: true });
    const facts = toContractFacts(user.userAccount);
    expect(await storedNextNotice(uid)).toBe(nextNoticeDay(facts, null));
    const last = lastContractDay(facts) ?? "";
    expect(await countMails(email, `päättyy 31.12.${last.slice(0, 4)}`)).toBe(1);
    expect(await readLog(uid)).toContain(`${username}: userAccount.noticeGiven`);
  });

  test("takes notice back, and may give it again", { tags: "s9-98" }, async () => {
    const { client, params, uid, email } = await newSeller();
    const before = await storedNextNotice(uid);
    await client.call(calls.giveNotice, { params });
    const { user } = await client.call(calls.withdrawNotice, { params });
    expect(user.userAccount.noticeGiven).toBeNull();
    expect(await storedNextNotice(uid)).toBe(before);
    expect(await countMails(email, "Irtisanominen on peruttu")).toBe(1);
    await client.call(calls.giveNotice, { params });
    expect(await countMails(email, "irtisanottu ja päättyy")).toBe(2);
  });

  test("who sends it twice has given notice once, and is told once", async () => {
    const { client, params, uid, email } = await newSeller();
    await Promise.all([client.call(calls.giveNotice, { params }), client.call(calls.giveNotice, { params })]);
    expect(await countMails(email, "irtisanottu ja päättyy")).toBe(1);
    expect((await readLog(uid)).filter((line) => line.endsWith("noticeGiven"))).toHaveLength(1);
    await client.call(calls.withdrawNotice, { params });
    await client.call(calls.withdrawNotice, { params });
    expect(await countMails(email, "Irtisanominen on peruttu")).toBe(1);
  });

  test("whose contract ended before the nightly job has run does not take notice back", async () => {
    const { client, params, uid } = await newSeller();
    await changeStoredAccount(uid, { paidUntil: 2018, noticeGiven: "2018-11-15" });
    expect(await getErrorCode(client.request(calls.withdrawNotice, { params }))).toBe("contractEnded");
    expect(await getErrorCode(client.request(calls.giveNotice, { params }))).toBe("contractEnded");
  });

  test("changes no contract of another seller; an admin does, and the log names them", async () => {
    const { client } = await newSeller();
    const other = await newSeller();
    for (const call of [calls.giveNotice, calls.withdrawNotice, calls.withdrawClosing])
      expect(await getErrorCode(client.request(call, { params: other.params }))).toBe("notFound");
    const { user } = await admin.call(calls.giveNotice, { params: other.params });
    expect(user.userAccount.noticeGiven).toBe(getToday());
    expect(await readLog(other.uid)).toContain("yllapito: userAccount.noticeGiven");
  });

  test("who is an admin has no contract", async () => {
    const { user } = await admin.call(verifyToken, {});
    const params = { id: user._id };
    expect(await getErrorCode(admin.request(calls.giveNotice, { params }))).toBe("contractEnded");
  });
});

/** An active seller who has asked for the account to be closed. */
async function newAsking(reason = "Muutan ulkomaille.") {
  const seller = await newSeller();
  const { user } = await seller.client.call(calls.requestClosing, {
    params: seller.params,
    body: { reason },
  });
  return { ...seller, requestedAt: user.closingRequest?.requestedAt ?? "" };
}

const listAsking = async () => (await admin.call(calls.listClosingRequests, {})).users.map(({ _id }) => _id);

describe("a request to close an account", () => {
  test("reaches the admins, and customer service by mail without its reason", async () => {
    const { uid, username } = await newAsking("Salainen syy.");
    expect(await listAsking()).toContain(uid);
    const { docs } = await database
      .collection("mail")
      .where("subject", "==", `Tilin sulkemispyyntö: ${username}`)
      .get();
    expect(docs).toHaveLength(1);
    expect(String(docs[0]?.get("text"))).not.toContain("Salainen");
    expect(await readLog(uid)).toContain(`${username}: closingRequest.requestedAt`);
    expect(await readLog(uid)).not.toContain(`${username}: closingRequest.reason`);
  });

  test("that is sent twice is one, and is withdrawn by its seller", async () => {
    const { client, params, uid, username, requestedAt } = await newAsking();
    const body = { reason: "Muutan ulkomaille." };
    const { user } = await client.call(calls.requestClosing, { params, body });
    expect(user.closingRequest?.requestedAt).toBe(requestedAt);
    const mails = database.collection("mail").where("subject", "==", `Tilin sulkemispyyntö: ${username}`);
    expect((await mails.get()).size).toBe(1);
    await client.call(calls.withdrawClosing, { params });
    expect(await listAsking()).not.toContain(uid);
  });

  test("is approved: the account is closed, its sessions end, and the seller is told", async () => {
    const { client, params, uid, email, requestedAt } = await newAsking();
    const { user } = await admin.call(calls.decideClosing, { params, body: { approve: true, requestedAt } });
    expect(user).toMatchObject({ closingRequest: null, userAccount: { isActive: false, paid: true } });
    expect(await storedNextNotice(uid)).toBeNull();
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
    expect(await countMails(email, "Halkopiha-tilisi on suljettu")).toBe(1);
    const again = admin.request(calls.decideClosing, { params, body: { approve: false, requestedAt } });
    expect(await getErrorCode(again)).toBe("stale");
  });

  test("is rejected, and the account stays as it was", async () => {
    const { client, params, email, requestedAt } = await newAsking();
    const { user } = await admin.call(calls.decideClosing, { params, body: { approve: false, requestedAt } });
    expect(user).toMatchObject({ closingRequest: null, userAccount: { isActive: true } });
    expect(await countMails(email, "Tiliäsi ei suljettu")).toBe(1);
    await client.call(verifyToken, {});
  });

  test("ends when an admin closes the account in another way", async () => {
    const { params, uid } = await newAsking();
    await admin.call(activateUser, { params, body: { active: false, paid: true } });
    expect(await listAsking()).not.toContain(uid);
    const { user } = await admin.call(readUser, { params });
    expect(user.closingRequest).toBeNull();
  });

  test("of an account that is not active is denied", async () => {
    const { uid } = await createUserAsRoot();
    const params = { id: uid };
    expect(await getErrorCode(admin.request(calls.requestClosing, { params, body: {} }))).toBe("notFound");
  });
});
