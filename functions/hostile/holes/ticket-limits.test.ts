import { randomBytes, randomUUID } from "node:crypto";
import { createContact, replyToTicket } from "@halkopiha/domain/contract/contacts.ts";
import { expect, test } from "vitest";
import { Client } from "../../test/support/api.ts";
import { readTicketCode } from "../../test/support/mail/ticket-code.ts";
import { database } from "../../test/support/market.ts";

test("whoever has the link of a conversation writes twenty messages in an hour, from whatever address", async () => {
  const email = `tuula-${randomUUID()}@posti.example`;
  const form = { name: "Tuula", email, subject: "palaute", message: "Hyvät puut!" } as const;
  const { contact } = await new Client().call(createContact, { body: form });
  const token = await readTicketCode(`contact-${contact._id}-received`);
  const params = { id: contact._id };
  const reply = (sent: string) =>
    new Client().request(replyToTicket, {
      params,
      body: { message: "Vielä yksi", name: "Tuula", token: sent },
    });
  // Who does not have the link uses up nothing.
  for (let sent = 0; sent < 25; sent += 1) expect((await reply("A".repeat(22))).status).toBeGreaterThan(400);
  const statuses: number[] = [];
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await reply(token)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test("invented codes store nothing", async () => {
  const email = `tuula-${randomUUID()}@posti.example`;
  const form = { name: "Tuula", email, subject: "palaute", message: "Hyvät puut!" } as const;
  const { contact } = await new Client().call(createContact, { body: form });
  const counters = async () => (await database.collection("rateLimits").count().get()).data().count;
  const stranger = new Client();
  const tryCode = () => {
    const body = { message: "Hei", name: "Tuula", token: randomBytes(16).toString("base64url") };
    return stranger.request(replyToTicket, { params: { id: contact._id }, body });
  };
  await tryCode();
  const before = await counters();
  for (let sent = 0; sent < 10; sent += 1) expect((await tryCode()).status).toBe(403);
  expect(await counters()).toBe(before);
});
