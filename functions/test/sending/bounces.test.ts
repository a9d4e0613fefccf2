import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toUserDocument } from "../../src/store/accounts/user-document.ts";
import { queueMail } from "../../src/store/mail.ts";
import {
  configureSending,
  database,
  retryAfter,
  storedIn,
  trigger,
} from "../support/mail/isolated-project.ts";
import { receiveMailsDuringTests } from "../support/mail/receive-mails.ts";
import { TestSmsGateway } from "../support/mail/test-sms-gateway.ts";
import { createSeller } from "../support/seller-list/many-sellers.ts";

const mailServer = receiveMailsDuringTests();
const gateway = new TestSmsGateway();

const aino = createSeller(1);
const eino = createSeller(2);
const mail: Mail = {
  to: "Tilaukset.1@halkomestari.example",
  subject: "Uusi tilaus",
  text: "Hei",
  html: "<p>Hei</p>",
};
const sms = { to: "0500000101", text: "Hei" };

beforeAll(() => gateway.open());
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.status = 200;
  configureSending({ smtp: mailServer.url, sms: gateway.url });
  for (const { _id, ...user } of [
    aino,
    { ...eino, contactInformation: { ...eino.contactInformation, phonenumbers: ["050 000 0102"] } },
  ])
    await database.collection("users").doc(_id).set(toUserDocument(user));
});
afterEach(() => database.recursiveDelete(database.collection("users")));

const readMarks = async (id: string) => {
  const user = await storedIn("users", id);
  return { bounces: user.get("bounces") ?? null, hasBounce: user.get("hasBounce") };
};

async function send(id: string, message: Mail | typeof sms) {
  await queueMail(id, message);
  await trigger(id);
}

const marked = (reason: string) => ({ at: expect.any(String), reason });

describe("a user", () => {
  test("is marked when their address rejects a mail for good, and nobody else is", async () => {
    mailServer.rejectCode = 550;
    const { updateTime } = await storedIn("users", eino._id);
    await send("order", mail);
    expect(await readMarks(aino._id)).toEqual({ bounces: { mail: marked("address") }, hasBounce: true });
    expect((await storedIn("users", eino._id)).updateTime).toEqual(updateTime);
  });

  test("is not marked while the server asks to try later, or cannot be reached", async () => {
    mailServer.rejectCode = 450;
    await send("later", mail);
    await mailServer.close();
    await send("away", mail);
    await mailServer.open();
    expect(await readMarks(aino._id)).toEqual({ bounces: null, hasBounce: false });
  });

  test("keeps the day of the first rejection, and what their forms compare", async () => {
    mailServer.rejectCode = 550;
    await send("first", mail);
    const before = await storedIn("users", aino._id);
    await send("second", mail);
    await retryAfter(60);
    const after = await storedIn("users", aino._id);
    expect(after.updateTime).toEqual(before.updateTime);
    expect(after.get("updatedAt")).toBe(aino.updatedAt);
  });

  test("is marked no more once a mail has been delivered", async () => {
    mailServer.rejectCode = 550;
    await send("first", mail);
    mailServer.rejectCode = null;
    await send("second", mail);
    expect(await readMarks(aino._id)).toEqual({ bounces: { mail: null }, hasBounce: false });
  });

  test("is marked when the gateway does not accept the number, in any spelling, until a text message goes out", async () => {
    gateway.status = 404;
    await send("first", sms);
    expect(await readMarks(aino._id)).toEqual({ bounces: { sms: marked("address") }, hasBounce: true });
    expect(await readMarks(eino._id)).toMatchObject({ hasBounce: false });
    gateway.status = 200;
    await send("second", sms);
    expect(await readMarks(aino._id)).toMatchObject({ hasBounce: false });
  });

  test("is not marked for a gateway that does not accept our key", async () => {
    gateway.status = 401;
    await send("first", sms);
    expect(await readMarks(aino._id)).toMatchObject({ bounces: null });
  });
});

test("a mail to somebody who is no user is sent or rejected as before", async () => {
  await send("sent", { ...mail, to: "vieras@posti.example" });
  mailServer.rejectCode = 550;
  await send("rejected", { ...mail, to: "vieras@posti.example" });
  expect((await storedIn("mail", "sent")).get("state")).toBe("sent");
  expect((await storedIn("mail", "rejected")).get("lastError")).toBe("EENVELOPE 550");
});
