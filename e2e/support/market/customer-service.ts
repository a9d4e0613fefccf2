import { randomUUID } from "node:crypto";
import { advanceContact, createContact, respondToContact } from "@halkopiha/domain/contract/contacts.ts";
import * as z from "zod/mini";
import { adminSession } from "./admin.ts";
import { callApi } from "./api-call.ts";
import { readMailText } from "./mails.ts";

/** The sample market's admin, through the API. */
export async function customerService() {
  const { token } = await adminSession();
  return {
    answer: (id: string, message: string) =>
      callApi(respondToContact, { params: { id }, body: { message }, token }),
    resolve: (id: string) => callApi(advanceContact, { params: { id }, body: { status: "resolved" }, token }),
  };
}

/** The link to a conversation, from the mail that confirms its arrival. */
export async function linkInMail(id: string): Promise<string> {
  const text = await readMailText(`contact-${id}-received`);
  const found = /\/asiakaspalvelu\/\S+#t=[\w-]+/.exec(text);
  if (!found) throw new Error(`no link in the mail: ${text}`);
  return found[0];
}

/** Sends a message to customer service under this name; returns the id of the conversation. */
export async function newContact(name: string, message = "Tuleeko koivu kuivana?"): Promise<string> {
  const body = { name, email: `kysyja-${randomUUID()}@posti.example`, subject: "palaute", message };
  const answer = await callApi(createContact, { body });
  return z.object({ contact: z.object({ _id: z.string() }) }).parse(answer).contact._id;
}
