import * as calls from "@halkopiha/domain/contract/contacts.ts";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";

const admin = new Client();
beforeAll(() => admin.logIn("yllapito", "Yllapito2026"));

async function resolvedContact(): Promise<{ id: string }> {
  const body = {
    name: "Aino Ahonala",
    email: "aino.ahonala@posti.example",
    subject: "palaute",
    message: "Puut olivat kuivia.",
  } as const;
  const { contact } = await new Client().call(calls.createContact, { body });
  const params = { id: contact._id };
  for (const status of ["in progress", "resolved"] as const)
    await admin.call(calls.advanceContact, { params, body: { status } });
  return params;
}

test("a resolved conversation is opened again by an admin and takes answers again", async () => {
  const params = await resolvedContact();
  const { contact } = await admin.call(calls.advanceContact, { params, body: { status: "in progress" } });
  expect(contact.status).toBe("in progress");
  const answer = await admin.request(calls.respondToContact, { params, body: { message: "Hei taas!" } });
  expect(answer.status).toBe(200);
});

test("a resolved conversation never counts as new again", async () => {
  const params = await resolvedContact();
  const reply = await admin.request(calls.advanceContact, { params, body: { status: "recieved" } });
  expect(reply.status).toBe(409);
});

test("open conversations are listed without the resolved ones", async () => {
  const { id } = await resolvedContact();
  const { contacts } = await admin.call(calls.listContacts, { query: { status: "open", limit: 100 } });
  expect(contacts.map(({ _id }) => _id)).not.toContain(id);
  expect(new Set(contacts.map(({ status }) => status))).not.toContain("resolved");
});
