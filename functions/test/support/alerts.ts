import { randomUUID } from "node:crypto";
import type { NewAlert } from "@halkopiha/domain/alerts/alert.ts";
import { confirmAlert, createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import * as z from "zod/mini";
import { Client } from "./api.ts";
import { database } from "./market.ts";
import { useSuiteSecrets } from "./suite-secrets.ts";

// The job runs in the process of the tests.
useSuiteSecrets();

/** A new e-mail address: the mails to one address are limited. */
export const newAddress = () => `vahti-${randomUUID()}@posti.example`;

const StoredMail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.optional(z.string()),
});

/** The mails to an address, in no particular order. */
export async function readMailsTo(email: string): Promise<z.output<typeof StoredMail>[]> {
  const { docs } = await database.collection("mail").where("to", "==", email).get();
  return docs.map((mail) => StoredMail.parse(mail.data()));
}

/** The mails to an address about what its alerts have found. */
export async function readNewsTo(email: string): Promise<z.output<typeof StoredMail>[]> {
  return (await readMailsTo(email)).filter(({ subject }) => subject.startsWith("Hakuvahti:"));
}

/** The codes in the links of the mails that ask to confirm an alert. */
export async function readConfirmCodes(email: string): Promise<string[]> {
  const texts = (await readMailsTo(email)).map(({ text }) => text);
  return texts.flatMap((text) => /#vahvista=([\w-]+)/.exec(text)?.[1] ?? []);
}

export async function readAlertsOf(email: string) {
  return (await database.collection("alerts").where("email", "==", email).get()).docs;
}

/** Asks for an alert that is not confirmed yet. @returns the code of its link */
export async function requestAlert(email: string, target: Omit<NewAlert, "email">): Promise<string> {
  const before = await readConfirmCodes(email);
  await new Client().call(createAlert, { body: { email, ...target } });
  const code = (await readConfirmCodes(email)).find((one) => !before.includes(one));
  if (!code) throw new Error(`no link was mailed to ${email}`);
  return code;
}

/** A confirmed alert. */
export async function newAlert(email: string, target: Omit<NewAlert, "email">): Promise<void> {
  const code = await requestAlert(email, target);
  await new Client().call(confirmAlert, { body: { token: code } });
}
