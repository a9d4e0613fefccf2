import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { customerService, linkInMail } from "../support/market/customer-service.ts";
import type { Screen } from "./screen.ts";

const path = "/asiakaspalvelu";
const Created = z.object({ contact: z.object({ _id: z.string() }) });

let writers = 0;

/** Sends the contact form from an address of its own: an address gets five confirmations a day. */
async function write(page: Page): Promise<string> {
  const form = page.getByRole("form", { name: "Yhteydenotto" });
  await form.getByLabel("Nimi").fill("Tuula Rantakoivu");
  await form.getByLabel("Sähköposti").fill(`tuula${++writers}@posti.example`);
  await form.getByLabel("Aihe").selectOption({ label: "Palaute" });
  await form.getByLabel("Viesti").fill("Hyvät puut, kiitos!");
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/admin/contacts"));
  await page.getByRole("button", { name: "Lähetä viesti" }).click();
  const { contact } = Created.parse(await (await answered).json());
  await page.getByRole("heading", { level: 1, name: "Viesti on lähetetty" }).waitFor();
  return contact._id;
}

/** A conversation that customer service has replied to, and optionally resolved. */
const conversation = (isResolved: boolean) => async (page: Page) => {
  const id = await write(page);
  const service = await customerService();
  await service.answer(id, "Ole hyvä, Tuula! Mukavaa, että puut kelpasivat.");
  if (isResolved) await service.resolve(id);
  await page.goto(await linkInMail(id));
  await page.getByRole("list", { name: "Viestit" }).waitFor();
};

/** Customer service as a visitor sees it. */
export const contactScreens: readonly Screen[] = [
  { name: "asiakaspalvelu", path },
  {
    name: "asiakaspalvelu-virheet",
    path,
    action: (page) => page.getByRole("button", { name: "Lähetä viesti" }).click(),
  },
  { name: "asiakaspalvelu-lahetetty", path, action: write },
  { name: "keskustelu-avoin", path, action: conversation(false) },
  { name: "keskustelu-ratkaistu", path, action: conversation(true) },
];
