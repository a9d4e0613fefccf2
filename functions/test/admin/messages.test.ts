import { randomUUID } from "node:crypto";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { listMessages, resendFailed, resendMessage } from "@halkopiha/domain/contract/admin/messages.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/api.ts";
import { Client as NewClient } from "../support/api.ts";
import { database } from "../support/market.ts";
import { storeMessage } from "../support/messages.ts";
import { logInAsRoot } from "../support/users.ts";

let root: Client;

beforeAll(async () => {
  root = await logInAsRoot();
});

const newAddress = () => `aino-${randomUUID()}@posti.example`;
const readStored = (id: string) => database.collection("mail").doc(id).get();

describe("the messages", () => {
  test("are read and sent again by root alone", async () => {
    const admin = await new NewClient().logIn("yllapito", "Yllapito2026");
    const id = await storeMessage();
    expect((await admin.request(listMessages, { body: {} })).status).toBe(403);
    expect((await admin.request(resendMessage, { params: { id } })).status).toBe(403);
    expect((await admin.request(resendFailed, { body: {} })).status).toBe(403);
  });

  test("have subject, topic and reason, but neither text nor links", async () => {
    const to = newAddress();
    const id = await storeMessage({ to });
    const { messages } = await root.call(listMessages, { body: { to } });
    expect(messages).toMatchObject([
      {
        _id: id,
        to,
        subject: "Tilausvahvistus 1",
        topic: "order",
        lastError: "EENVELOPE 550",
        canResend: true,
      },
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/salainen|#t=/i);
  });

  test("to one recipient are found in every spelling, by state and channel", async () => {
    const phone = `+35850${String(Date.now()).slice(-7)}`;
    const failed = await storeMessage({ to: phone, channel: "sms" });
    const sent = await storeMessage({ to: phone, channel: "sms", state: "sent" });
    const spelled = phone.replace("+358", "0").replace(/(\d{3})(\d{3})/, "$1 $2 ");
    const find = async (body: Parameters<typeof root.call<typeof listMessages>>[1]["body"]) =>
      (await root.call(listMessages, { body: { to: spelled, ...body } })).messages.map(({ _id }) => _id);
    expect(await find({})).toEqual([sent, failed]);
    expect(await find({ state: "failed" })).toEqual([failed]);
    expect(await find({ channel: "mail" })).toEqual([]);
  });

  test.each(["failed", "kept", "sent", "waiting"] as const)(
    "are listed by their state: %s",
    async (state) => {
      // The trigger keeps a queued message at once, because the suite has no mail server.
      const id = await storeMessage({ state: state === "waiting" ? "sending" : state });
      const body = { state, channel: "mail" as const, limit: 5 };
      const { messages } = await root.call(listMessages, { body });
      expect(messages.map(({ _id }) => _id)).toContain(id);
    },
  );
});

describe("a message that was given up", () => {
  test("is queued again with all its attempts, which the change log shows", async () => {
    const id = await storeMessage();
    const { message } = await root.call(resendMessage, { params: { id } });
    expect(message).toMatchObject({ state: "queued", attempts: 0, canResend: false });
    const { entries } = await root.call(listAudit, { query: { kind: "message", limit: 50 } });
    expect(entries.find(({ target }) => target._id === id)).toMatchObject({
      target: { name: "Tilausvahvistus 1" },
      by: { username: "juuri" },
      changes: expect.arrayContaining([{ field: "state", before: "failed", after: "queued" }]),
    });
  });

  test.each([
    ["it has been sent", { state: "sent" }],
    ["it is being sent", { state: "sending" }],
    ["its code has expired", { pincodeId: "koodi" }],
  ] as const)("is not sent again when %s", async (_, changes) => {
    const id = await storeMessage(changes);
    const reply = await root.request(resendMessage, { params: { id } });
    expect(reply).toMatchObject({ status: 409, body: { code: "notResendable" } });
    expect((await readStored(id)).get("state")).toBe("state" in changes ? changes.state : "failed");
  });

  test("is queued with all others, fifty at a time", async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => storeMessage()));
    const expired = await storeMessage({ pincodeId: "koodi" });
    const first = await root.call(resendFailed, { body: {} });
    expect(first.resent).toBeLessThanOrEqual(50);
    let cursor = first.nextCursor;
    expect(cursor).toBeDefined();
    while (cursor !== undefined) cursor = (await root.call(resendFailed, { body: { cursor } })).nextCursor;
    const states = await Promise.all(ids.map(async (id) => (await readStored(id)).get("state")));
    expect(states).not.toContain("failed");
    expect((await readStored(expired)).get("state")).toBe("failed");
  });
});
