import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { advanceContact, respondToContact } from "@halkopiha/domain/contract/admin/contacts.ts";
import { buildPath, type Call } from "@halkopiha/domain/contract/call.ts";
import * as z from "zod/mini";
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
