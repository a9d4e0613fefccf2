import { randomUUID } from "node:crypto";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import {
  advanceContact,
  createContact,
  respondToContact,
} from "@halkopiha/domain/contract/admin/contacts.ts";
import { buildPath, type Call } from "@halkopiha/domain/contract/call.ts";
import * as z from "zod/mini";
import { callApi } from "./api-call.ts";
import { database } from "./database.ts";

const appUrl = process.env["APP_URL"] ?? "";

async function call(row: Call, id: string | null, body: object, token = ""): Promise<unknown> {
  const response = await fetch(new URL(buildPath(row, id === null ? undefined : { id }), appUrl), {
    method: row.method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${row.path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The sample market's admin, through the API. */
export async function customerService() {
  const credentials = { username: "yllapito", password: "Yllapito2026" };
  const { token } = z.object({ token: z.string() }).parse(await call(login, null, credentials));
  return {
    answer: (id: string, message: string) => call(respondToContact, id, { message }, token),
    resolve: (id: string) => call(advanceContact, id, { status: "resolved" }, token),
  };
}

/** The link to a conversation, from the mail that confirms its arrival. */
export async function linkInMail(id: string): Promise<string> {
  const mail = await database.collection("mail").doc(`contact-${id}-received`).get();
  const { text } = z.object({ text: z.string() }).parse(mail.data());
  const found = /\/asiakaspalvelu\/\S+\?t=[\w-]+/.exec(text);
  if (!found) throw new Error(`no link in the mail: ${text}`);
  return found[0];
}

/** Sends a message to customer service under this name; returns the id of the conversation. */
export async function newContact(name: string, message = "Tuleeko koivu kuivana?"): Promise<string> {
  const body = { name, email: `kysyja-${randomUUID()}@posti.example`, subject: "palaute", message };
  const answer = await callApi(createContact, { body });
  return z.object({ contact: z.object({ _id: z.string() }) }).parse(answer).contact._id;
}
