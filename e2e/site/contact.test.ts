import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { customerService, linkInMail } from "../support/market/customer-service.ts";
import { expect, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("form", { name: "Yhteydenotto" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = "Keskustelu asiakaspalvelun kanssa";

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel("Nimi").fill("Tuula Rantakoivu");
  await form(page).getByLabel("Sähköposti").fill(`tuula-${crypto.randomUUID()}@posti.example`);
  await form(page).getByLabel("Aihe").selectOption({ label: "Palaute" });
  await form(page).getByLabel("Viesti").fill("Hyvät puut, kiitos!");
}

const Created = z.object({ contact: z.object({ _id: z.string() }) });

/** Sends a message to customer service and returns the conversation's id. */
async function write(page: Page): Promise<string> {
  await page.goto("/asiakaspalvelu");
  await fill(page);
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/admin/contacts"));
  await press(button(page, "Lähetä viesti"));
  const { contact } = Created.parse(await (await answered).json());
  await waitForHeading(page, "Viesti on lähetetty");
  return contact._id;
}

test("§2 a visitor writes, customer service answers, the visitor writes on until all is resolved", {
  tag: [
    "@s1-12",
    "@s2-routes-29",
    "@s2-routes-30",
    "@s2-contact-2",
    "@s2-contact-3",
    "@s2-contact-4",
    "@s4-14",
  ],
}, async ({ newPage }) => {
  const page = await newPage("phone");
  const id = await write(page);
  await waitForText(page, "Kiitos viestistäsi! Lähetimme sinulle sähköpostiin linkin keskusteluun.");

  const link = await linkInMail(id);
  await page.goto(link);
  await waitForHeading(page, heading);
  await waitForText(page, "Vastaanotettu");
  const messages = page.getByRole("list", { name: "Viestit" }).getByRole("listitem");
  await expect
    .poll(() => messages.allInnerTexts())
    .toEqual([
      expect.stringMatching(/Tuula Rantakoivu\s+Sinä\s+Hyvät puut, kiitos!\s+\d+\.\d+\.\d{4} klo\s\d+\.\d\d/),
    ]);

  const service = await customerService();
  await service.answer(id, "Ole hyvä, Tuula!");
  await page.reload();
  await waitForText(page, "Käsittelyssä");
  await expect
    .poll(() => messages.nth(1).innerText())
    .toMatch(/Ylva Pitkospuu\s+Halkopihan asiakaspalvelu\s+Ole hyvä, Tuula!/);

  await press(button(page, "Lähetä vastaus"));
  await waitForText(page, "Vaadittu kenttä");
  await page.getByLabel("Kirjoita vastaus").fill("Tilaan ensi vuonnakin.");
  await press(button(page, "Lähetä vastaus"));
  await expect(messages).toHaveCount(3);
  await waitForText(page, "Tilaan ensi vuonnakin.");
  await expect(page.getByLabel("Kirjoita vastaus")).toHaveValue("");

  await service.resolve(id);
  await page.reload();
  await waitForText(page, "Ratkaistu");
  await expect(page.getByRole("form", { name: "Vastaus" })).toHaveCount(0);
});
