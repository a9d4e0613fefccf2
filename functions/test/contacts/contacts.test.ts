import { randomUUID } from "node:crypto";
import * as calls from "@halkopiha/domain/contract/contacts.ts";
import type { Contact } from "@halkopiha/domain/messaging/ticket.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { readTicketCode } from "../support/mail/ticket-code.ts";
import { database } from "../support/market.ts";
import { forgetReplies } from "../support/ticket-replies.ts";

const [visitor, seller, admin] = [new Client(), new Client(), new Client()];

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
});

const form = {
  name: "Tuula Rantakoivu",
  email: "tuula@posti.example",
  subject: "palaute",
  message: "Hyvät puut, kiitos!",
} as const;

/** Sends a message as a new visitor with a new e-mail address: a single one would soon exceed the limits of messages and mails. */
const write = async () => {
  const body = { ...form, email: `tuula-${randomUUID()}@posti.example` };
  return (await new Client().call(calls.createContact, { body })).contact;
};

const ticketOf = ({ _id }: Contact, t: string) =>
  visitor.request(calls.readTicket, { params: { id: _id }, query: { t } });

describe("who writes to customer service", () => {
  test("gets a mail with a link to the conversation", { tags: ["s6-9", "s7-note-29"] }, async () => {
    const contact = await write();
    const mail = await database.collection("mail").doc(`contact-${contact._id}-received`).get();
    expect(mail.data()).toMatchObject({ to: contact.email, subject: "Yhteydenottosi Halkopihaan" });
    const { ticket } = await visitor.call(calls.readTicket, {
      params: { id: contact._id },
      query: { t: await readTicketCode(`contact-${contact._id}-received`) },
    });
    expect(ticket).toMatchObject({
      status: "recieved",
      messages: [{ text: form.message, author: form.name }],
    });
  });

  test("§7 is answered the same with the code in the body as in the query", async () => {
    const contact = await write();
    const code = await readTicketCode(`contact-${contact._id}-received`);
    const params = { id: contact._id };
    const opened = await visitor.call(calls.openTicket, { params, body: { token: code } });
    expect(opened).toEqual(await visitor.call(calls.readTicket, { params, query: { t: code } }));
  });

  test("can write on", { tags: "s7-note-30" }, async () => {
    const contact = await write();
    const token = await readTicketCode(`contact-${contact._id}-received`);
    const { ticket } = await visitor.call(calls.replyToTicket, {
      params: { id: contact._id },
      body: { message: "Vielä yksi asia", name: "Tuula", token },
    });
    expect(ticket.messages.map(({ text }) => text)).toEqual([form.message, "Vielä yksi asia"]);
  });

  test("can write many long messages, until the conversation is full", async () => {
    const contact = await write();
    const token = await readTicketCode(`contact-${contact._id}-received`);
    const message = "€".repeat(4000);
    const reply = () =>
      visitor.request(calls.replyToTicket, {
        params: { id: contact._id },
        body: { message, name: "Tuula", token },
      });
    for (let sent = 1; sent < 200; sent += 1) {
      if (sent % 20 === 0) await forgetReplies(contact, token);
      expect((await reply()).status).toBe(200);
    }
    await forgetReplies(contact, token);
    const rejected = await reply();
    expect([rejected.status, parseErrorBody(rejected).code]).toEqual([409, "ticketFull"]);
    const { body } = await ticketOf(contact, token);
    expect(JSON.stringify(body).split(message)).toHaveLength(200);
  });

  test("does not get the code in the response, nor is it stored", async () => {
    const contact = await write();
    const code = await readTicketCode(`contact-${contact._id}-received`);
    const stored = await database.collection("contacts").doc(contact._id).get();
    expect(code).toHaveLength(22);
    expect(JSON.stringify([contact, stored.data()])).not.toContain(code);
  });

  test("reads the first message, the people, and the link's code and time", { tags: "s3-40" }, async () => {
    const contact = await write();
    const code = await readTicketCode(`contact-${contact._id}-received`);
    const link = { params: { id: contact._id }, query: { t: code } };
    const { ticket } = await visitor.call(calls.readTicket, link);
    expect(ticket).toMatchObject({ message: form.message, author: form.name, admin: null, token: { code } });
    expect(Date.parse(ticket.token.time)).toBeGreaterThan(Date.now());
    const body = { message: "Vielä yksi asia", name: "Tuula", token: code };
    const replied = await visitor.call(calls.replyToTicket, { params: { id: contact._id }, body });
    expect(replied.ticket).toMatchObject({ message: form.message, author: form.name, token: { code } });
  });

  test("sees who answered; admins see the link's expiry, not code or hash", { tags: "s3-40" }, async () => {
    const contact = await write();
    const params = { id: contact._id };
    const code = await readTicketCode(`contact-${contact._id}-received`);
    await admin.call(calls.respondToContact, { params, body: { message: "Kiitos!" } });
    const { ticket } = await visitor.call(calls.readTicket, { params, query: { t: code } });
    expect(ticket.admin).toBe(ticket.messages[1]?.author);
    const seen = await admin.call(calls.readContact, { params });
    expect(seen.contact).toMatchObject({ message: form.message, author: form.name, admin: ticket.admin });
    expect(seen.contact.token).toEqual({ time: expect.any(String) });
    const { contacts } = await admin.call(calls.listContacts, { query: { limit: 20 } });
    const listed = contacts.find(({ _id }) => _id === contact._id);
    expect(listed).toMatchObject({ message: form.message, token: { time: expect.any(String) } });
    const stored = await database.collection("contacts").doc(contact._id).get();
    const { hashes } = stored.get("token");
    expect(hashes).toHaveLength(2);
    for (const secret of [...hashes, code, "hashes"]) {
      expect(JSON.stringify([contact, seen, contacts, secret === code ? "" : ticket])).not.toContain(secret);
    }
  });

  test("§3 and a conversation of an older version is shown with what it has", async () => {
    const contact = await write();
    const gone = { message: FieldValue.delete(), author: FieldValue.delete(), admin: FieldValue.delete() };
    await database.collection("contacts").doc(contact._id).update(gone);
    const { contact: seen } = await admin.call(calls.readContact, { params: { id: contact._id } });
    expect(seen).toMatchObject({ message: form.message, author: form.name, admin: null });
  });

  test.each([
    { change: { name: " " }, field: "name" },
    { change: { email: "tuula" }, field: "email" },
    { change: { subject: "valitus" }, field: "subject" },
    { change: { message: "" }, field: "message" },
    { change: { message: "a".repeat(4001) }, field: "message" },
  ])("gets an error for what is missing: $field", { tags: "s5-49" }, async ({ change, field }) => {
    const reply = await visitor.sendJson("POST", "/api/admin/contacts", { ...form, ...change });
    expect(reply.status).toBe(400);
    expect(Object.keys(parseErrorBody(reply).fields ?? {})).toEqual([field]);
  });
});

describe("a link that does not hold is rejected in the same words", () => {
  const words = "Linkki on virheellinen tai vanhentunut.";

  test("when its code is wrong", async () => {
    const reply = await ticketOf(await write(), "AAAAAAAAAAAAAAAAAAAAAA");
    expect({ status: reply.status, message: parseErrorBody(reply).message }).toEqual({
      status: 403,
      message: words,
    });
  });

  test("when there is no such conversation", async () => {
    const params = { id: "ei-ole" };
    const read = await visitor.request(calls.readTicket, { params, query: { t: "x" } });
    const opened = await visitor.request(calls.openTicket, { params, body: { token: "x" } });
    for (const reply of [read, opened]) {
      expect({ status: reply.status, message: parseErrorBody(reply).message }).toEqual({
        status: 403,
        message: words,
      });
    }
  });

  test("thirty days after the last message", { tags: "s8-21" }, async () => {
    const contact = await write();
    const code = await readTicketCode(`contact-${contact._id}-received`);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await database.collection("contacts").doc(contact._id).update({ "token.expiresAt": past });
    expect((await ticketOf(contact, code)).status).toBe(403);
  });

  test("when it had expired before customer service answered, whose new link holds", async () => {
    const contact = await write();
    const code = await readTicketCode(`contact-${contact._id}-received`);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await database.collection("contacts").doc(contact._id).update({ "token.expiresAt": past });
    await admin.call(calls.respondToContact, { params: { id: contact._id }, body: { message: "Ole hyvä!" } });
    expect((await ticketOf(contact, code)).status).toBe(403);
    expect((await ticketOf(contact, await readTicketCode(`contact-${contact._id}-2`))).status).toBe(200);
  });
});

describe("§4 customer service", { tags: "s6-33" }, () => {
  test("answers, and the visitor gets a new link while the old one still holds", async () => {
    const contact = await write();
    const params = { id: contact._id };
    const answered = await admin.call(calls.respondToContact, { params, body: { message: "Ole hyvä!" } });
    expect(answered.contact).toMatchObject({
      status: "in progress",
      messages: [{}, { text: "Ole hyvä!", author: "Ylva Pitkospuu" }],
    });
    for (const mail of [`contact-${contact._id}-received`, `contact-${contact._id}-2`]) {
      expect((await ticketOf(contact, await readTicketCode(mail))).status).toBe(200);
    }
  });

  test("resolves a conversation, which then takes no more messages", async () => {
    const contact = await write();
    const params = { id: contact._id };
    await admin.call(calls.advanceContact, { params, body: { status: "in progress" } });
    await admin.call(calls.advanceContact, { params, body: { status: "resolved" } });
    const token = await readTicketCode(`contact-${contact._id}-received`);
    const body = { message: "Vielä", name: "Tuula", token };
    expect((await visitor.request(calls.replyToTicket, { params, body })).status).toBe(409);
    expect((await admin.request(calls.respondToContact, { params, body: { message: "Vielä" } })).status).toBe(
      409,
    );
    expect((await ticketOf(contact, token)).status).toBe(200);
  });

  test("moves a conversation one step at a time", async () => {
    const params = { id: (await write())._id };
    expect((await admin.request(calls.advanceContact, { params, body: { status: "resolved" } })).status).toBe(
      409,
    );
    expect((await admin.request(calls.advanceContact, { params, body: { status: "recieved" } })).status).toBe(
      200,
    );
  });

  test("sees the newest conversations first, in pages, by status", async () => {
    const contact = await write();
    const first = await admin.call(calls.listContacts, { query: { status: "recieved", limit: 1 } });
    expect(first.contacts.map(({ _id }) => _id)).toEqual([contact._id]);
    const next = await admin.call(calls.listContacts, {
      query: { status: "recieved", limit: 1, cursor: first.nextCursor ?? "" },
    });
    expect(next.contacts[0]?._id).not.toBe(contact._id);
  });

  test("is for admins alone", async () => {
    const params = { id: (await write())._id };
    for (const [client, status] of [
      [visitor, 401],
      [seller, 403],
    ] as const) {
      expect((await client.request(calls.listContacts, { query: {} })).status).toBe(status);
      expect((await client.request(calls.readContact, { params })).status).toBe(status);
      expect((await client.request(calls.respondToContact, { params, body: { message: "x" } })).status).toBe(
        status,
      );
    }
  });

  test("finds no conversation that there is not", async () => {
    const params = { id: "ei-ole" };
    expect((await admin.request(calls.readContact, { params })).status).toBe(404);
    expect((await admin.request(calls.advanceContact, { params, body: { status: "resolved" } })).status).toBe(
      404,
    );
    expect((await admin.request(calls.respondToContact, { params, body: { message: "x" } })).status).toBe(
      404,
    );
  });
});

test("two replies at the same moment are both kept", async () => {
  const contact = await write();
  const token = await readTicketCode(`contact-${contact._id}-received`);
  const params = { id: contact._id };
  await Promise.all(
    ["yksi", "kaksi"].map((message) =>
      visitor.call(calls.replyToTicket, { params, body: { message, name: "Tuula", token } }),
    ),
  );
  const { contact: read } = await admin.call(calls.readContact, { params });
  expect(read.messages.map(({ text }) => text).sort()).toEqual([form.message, "kaksi", "yksi"].sort());
});
