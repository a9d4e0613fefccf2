import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { derivePincode } from "../../src/keys/derive-pincode.ts";
import { queueMail } from "../../src/store/mail.ts";
import { configureSending, database, retryAfter, stored, trigger } from "../support/mail/isolated-project.ts";
import { receiveMailsDuringTests } from "../support/mail/receive-mails.ts";

const mailServer = receiveMailsDuringTests();

const greeting: Mail = {
  to: "aino.ahonala@posti.example",
  subject: "Hyvää päivää, Äänekoski",
  text: "Yö on ohi.\nTerveisin Åke",
  html: "<p>Yö on ohi.</p>",
};

const readAlarms = async () => {
  const { docs } = await database.collection("mail").where("to", "==", "paivystys@halkopiha.example").get();
  return docs.map((document) => document.get("subject"));
};

const fieldsOf = async (id: string) => (await stored(id)).data();

describe("a mail", () => {
  test("arrives as it was written, from Halkopiha", async () => {
    await queueMail("greeting", greeting);
    await trigger("greeting");
    expect(mailServer.singleMail).toMatchObject({
      from: { name: "Halkopiha", address: "asiakaspalvelu@halkopiha.fi" },
      to: [{ name: "", address: greeting.to }],
      subject: greeting.subject,
      text: expect.stringContaining("Yö on ohi.\nTerveisin Åke"),
      html: expect.stringContaining("<p>Yö on ohi.</p>"),
      messageId: "<greeting@halkopiha.fi>",
    });
    expect(await fieldsOf("greeting")).toMatchObject({ state: "sent", sentAt: expect.anything() });
  });

  test("goes out once, however often its trigger runs", async () => {
    await queueMail("greeting", greeting);
    await Promise.all([trigger("greeting"), trigger("greeting")]);
    await trigger("greeting");
    await retryAfter(60);
    expect(mailServer.received).toHaveLength(1);
  });

  test("goes to one address, whatever commas are in it", async () => {
    await queueMail("greeting", { ...greeting, to: "aino,ahonala@posti.example" });
    await trigger("greeting");
    expect(mailServer.singleMail.to).toMatchObject([{ address: '"aino,ahonala"@posti.example' }]);
  });

  test("that was subscribed to offers to unsubscribe with one press, and no other does (RFC 8058)", async () => {
    const unsubscribeUrl = `https://halkopiha.example/api/alerts/unsubscribe?t=${"a.".repeat(120)}a~b`;
    await queueMail("news", { ...greeting, unsubscribeUrl });
    await queueMail("greeting", greeting);
    await trigger("news");
    await trigger("greeting");
    const headers = mailServer.received.map((mail) =>
      mail.headers.filter(({ key }) => key.startsWith("list-")).map(({ key, value }) => [key, value]),
    );
    expect(headers).toEqual([
      [
        ["list-unsubscribe", `<${unsubscribeUrl}>`],
        ["list-unsubscribe-post", "List-Unsubscribe=One-Click"],
      ],
      [],
    ]);
  });

  test("is sent by the retry job when no trigger ran", async () => {
    await queueMail("greeting", greeting);
    await retryAfter(0);
    expect(mailServer.received).toHaveLength(1);
  });
});

describe("while the mail server is away", () => {
  test("mails wait, and go out when it is back", async () => {
    await mailServer.close();
    await queueMail("first", greeting);
    await queueMail("second", greeting);
    await trigger("first");
    await trigger("second");
    expect(await fieldsOf("first")).toMatchObject({ state: "queued", attempts: 1, lastError: "ESOCKET" });
    await mailServer.open();
    await retryAfter(0);
    expect(mailServer.received).toHaveLength(0);
    await retryAfter(1.1);
    expect(mailServer.received.map(({ messageId }) => messageId).sort()).toEqual([
      "<first@halkopiha.fi>",
      "<second@halkopiha.fi>",
    ]);
    expect(await fieldsOf("first")).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("it is waited longer after every attempt", async () => {
    await mailServer.close();
    await queueMail("greeting", greeting);
    await trigger("greeting");
    await retryAfter(1.1);
    await mailServer.open();
    await retryAfter(6);
    expect(mailServer.received).toHaveLength(0);
    await retryAfter(6.2);
    expect(mailServer.received).toHaveLength(1);
  });
});

test("a rejected mail fails after the sixth attempt, and the log names no recipient", async () => {
  mailServer.rejectCode = 550;
  await queueMail("greeting", greeting);
  await trigger("greeting");
  for (const hours of [1, 2, 3, 6, 24]) {
    expect((await stored("greeting")).get("state")).toBe("queued");
    await retryAfter(hours * 60);
  }
  const { state, attempts, lastError } = await fieldsOf("greeting");
  expect({ state, attempts, lastError }).toEqual({
    state: "failed",
    attempts: 6,
    lastError: "EENVELOPE 550",
  });
  mailServer.rejectCode = null;
  await retryAfter(10_000);
  expect(mailServer.received).toHaveLength(0);
});

test("a mail whose sender never came back is sent by the next one, under the same Message-ID", async () => {
  await queueMail("greeting", greeting);
  const { ref, createTime } = await stored("greeting");
  await ref.update({ state: "sending", attempts: 1, nextAttemptAt: createTime });
  await retryAfter(0.1);
  expect(mailServer.singleMail.messageId).toBe("<greeting@halkopiha.fi>");
});

describe("a mail with a pincode", () => {
  const withCode: Mail = {
    ...greeting,
    text: "Pinkoodisi on {pincode}.",
    html: "<p>Pinkoodisi on {pincode}.</p>",
    pincodeId: "somebody",
  };

  test("shows the code to its receiver alone: it is never stored", async () => {
    mailServer.rejectCode = 450;
    await queueMail("pincode", withCode);
    await trigger("pincode");
    const waiting = await fieldsOf("pincode");
    mailServer.rejectCode = null;
    await retryAfter(1.1);
    const code = derivePincode("somebody");
    expect(mailServer.singleMail.text).toContain(`Pinkoodisi on ${code}.`);
    expect(mailServer.singleMail.html).toContain(`<p>Pinkoodisi on ${code}.</p>`);
    expect(waiting).toMatchObject({ state: "queued", text: "Pinkoodisi on {pincode}." });
    expect(await fieldsOf("pincode")).toMatchObject({ state: "sent", text: "Pinkoodisi on {pincode}." });
    expect(JSON.stringify([waiting, await fieldsOf("pincode")])).not.toContain(code);
  });

  test("is kept with the code where nothing is sent, for people and tests to read", async () => {
    configureSending({});
    await queueMail("pincode", withCode);
    await trigger("pincode");
    await trigger("pincode");
    const text = `Pinkoodisi on ${derivePincode("somebody")}.`;
    expect(await fieldsOf("pincode")).toMatchObject({ state: "kept", text, html: `<p>${text}</p>` });
  });
});

test("the words {pincode} in anybody else's mail stay as they were written", async () => {
  await queueMail("greeting", { ...greeting, text: "Mikä on {pincode}?" });
  await trigger("greeting");
  expect(mailServer.singleMail.text).toContain("Mikä on {pincode}?");
});

test("a mail that nobody can read does not keep the others waiting", async () => {
  await queueMail("broken", greeting);
  await (await stored("broken")).ref.update({ to: 7 });
  await queueMail("greeting", greeting);
  await retryAfter(1);
  expect(mailServer.singleMail.messageId).toBe("<greeting@halkopiha.fi>");
});

describe("the operator is told once a day", () => {
  /** Lets a waiting message be written `minutes` ago. */
  const age = (id: string, minutes: number) =>
    database
      .collection("mail")
      .doc(id)
      .update({ createdAt: Timestamp.fromMillis(Date.now() - minutes * 60_000) });

  beforeEach(async () => {
    await database.collection("mail").doc("first").delete();
    await mailServer.close();
    configureSending({ smtp: mailServer.url, alarmTo: "paivystys@halkopiha.example" });
  });
  afterEach(() => mailServer.open());

  test("that no mail has been delivered for an hour", async () => {
    await queueMail("first", greeting);
    await trigger("first");
    await retryAfter(0);
    expect(await readAlarms()).toEqual([]);
    await age("first", 61);
    await retryAfter(0);
    await retryAfter(0);
    expect(await readAlarms()).toEqual(["Halkopiha: viestit eivät lähde"]);
  });

  test("but not while others are delivered", async () => {
    await queueMail("first", greeting);
    await trigger("first");
    await age("first", 61);
    await queueMail("second", greeting);
    await database.collection("mail").doc("second").update({ state: "sent", sentAt: Timestamp.now() });
    await retryAfter(0);
    expect(await readAlarms()).toEqual([]);
  });

  test("nor of an address that its server rejects", async () => {
    await queueMail("first", greeting);
    await trigger("first");
    await age("first", 61);
    await database.collection("mail").doc("first").update({ lastError: "EENVELOPE 550" });
    await retryAfter(0);
    expect(await readAlarms()).toEqual([]);
  });
});
