import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { callApi } from "./api-call.ts";
import { keepSession, type Session, sessionOf } from "./session.ts";

let admin: Promise<Session> | undefined;

/** The admin of the sample market, who logs in once. */
export function adminSession(): Promise<Session> {
  admin ??= sessionOf("yllapito", "Yllapito2026");
  return admin;
}

/** A section of the panel on a device that remembers the admin. */
export async function openPanel(page: Page, path = "/admin/"): Promise<void> {
  await keepSession(page, await adminSession());
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** What somebody of this name has written to customer service; answers its id. */
export async function newContact(name: string, message = "Tuleeko koivu kuivana?"): Promise<string> {
  const body = { name, email: "kysyja@posti.example", subject: "palaute", message };
  const answer = await callApi(createContact, { body });
  return z.object({ contact: z.object({ _id: z.string() }) }).parse(answer).contact._id;
}
