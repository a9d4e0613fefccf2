import type { Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { derivePincode } from "../../src/keys/derive-pincode.ts";
import { queueMail } from "../../src/store/mail.ts";
import {
  configureSending,
  deleteAllMessages,
  retryAfter,
  stored,
  trigger,
} from "../support/mail/isolated-project.ts";
import { TestSmsGateway } from "../support/mail/test-sms-gateway.ts";

const gateway = new TestSmsGateway();

beforeAll(() => gateway.open());
afterAll(() => gateway.close());

beforeEach(async () => {
  await deleteAllMessages();
  gateway.requests.length = 0;
  gateway.status = 200;
  configureSending({ sms: gateway.url, smsKey: "avain" });
});

const greeting: Sms = { to: "+358500000123", text: "Hei Äiti & {to} 100 % ok?" };

test("a text message reaches the gateway as it was written, with our key", async () => {
  await queueMail("greeting", greeting);
  await trigger("greeting");
  expect(gateway.requests).toEqual([{ method: "POST", ...greeting, key: "Bearer avain" }]);
  expect((await stored("greeting")).data()).toMatchObject({ channel: "sms", state: "sent" });
});

test.each(["050 000 0123", "+358 50 000 0123", "(050) 0000-123"])(
  "the gateway receives %s in E.164 format",
  async (to) => {
    await queueMail("greeting", { ...greeting, to });
    await trigger("greeting");
    expect(gateway.requests).toMatchObject([{ to: "+358500000123" }]);
  },
);

test("a text message goes out once, however often its trigger runs", async () => {
  await queueMail("greeting", greeting);
  await Promise.all([trigger("greeting"), trigger("greeting")]);
  await retryAfter(60);
  expect(gateway.requests).toHaveLength(1);
});

test("a gateway without a key gets none", async () => {
  configureSending({ sms: gateway.url });
  await queueMail("greeting", greeting);
  await trigger("greeting");
  expect(gateway.requests).toMatchObject([{ key: undefined }]);
});

test("a text message that the gateway does not take is tried again", async () => {
  gateway.status = 500;
  await queueMail("greeting", greeting);
  await trigger("greeting");
  expect((await stored("greeting")).data()).toMatchObject({ state: "queued", lastError: "HTTP500" });
  gateway.status = 202;
  await retryAfter(1.1);
  expect((await stored("greeting")).get("state")).toBe("sent");
});

test("beyond the day's limit no text message goes out, and an alarm is mailed once", async () => {
  configureSending({ sms: gateway.url, smsPerDay: 2, alarmTo: "paivystys@halkopiha.example" });
  for (const id of ["first", "second", "third", "fourth"]) {
    await queueMail(id, greeting);
    await trigger(id);
  }
  expect(gateway.requests).toHaveLength(2);
  expect((await stored("third")).data()).toMatchObject({ state: "queued", lastError: "SMSLIMIT" });
  const today = new Date().toISOString().slice(0, 10);
  expect((await stored(`sms-limit-${today}`)).data()).toMatchObject({ to: "paivystys@halkopiha.example" });
});

test("beyond a user's own limit of the day their notices wait, and those of others and codes go out", async () => {
  configureSending({ sms: gateway.url, smsPerUser: 2 });
  const notice = { ...greeting, userId: "matti" };
  for (const [id, message] of Object.entries({
    first: notice,
    second: notice,
    third: notice,
    other: { ...notice, userId: "maija" },
    code: greeting,
  })) {
    await queueMail(id, message);
    await trigger(id);
  }
  expect((await stored("third")).data()).toMatchObject({ state: "queued", lastError: "SMSLIMIT" });
  for (const id of ["first", "second", "other", "code"]) expect((await stored(id)).get("state")).toBe("sent");
});

test("a text message without a gateway is kept", async () => {
  configureSending({});
  await queueMail("greeting", greeting);
  await trigger("greeting");
  expect((await stored("greeting")).get("state")).toBe("kept");
});

test("a pincode is shown to the phone alone: it is never stored", async () => {
  gateway.status = 503;
  await queueMail("pincode", { to: greeting.to, text: "Pinkoodisi on {pincode}.", pincodeId: "somebody" });
  await trigger("pincode");
  const waiting = (await stored("pincode")).data();
  gateway.status = 200;
  await retryAfter(1.1);
  const code = derivePincode("somebody");
  expect(gateway.requests.at(-1)?.text).toBe(`Pinkoodisi on ${code}.`);
  expect(JSON.stringify([waiting, (await stored("pincode")).data()])).not.toContain(code);
});
