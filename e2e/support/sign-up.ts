import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { check, press } from "./browser/keyboard.ts";
import { waitForHeading } from "./browser/screen.ts";
import { newYtunnus } from "./market/ytunnus.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const details = (page: Page) => page.getByRole("form", { name: "Tiedot" });
export const password = "Klapikasa-7";

/** Completes the first step of the registration. */
export async function choosePlan(page: Page): Promise<void> {
  await page.goto("/rekisteroidy");
  await waitForHeading(page, "Liity myyjäksi");
  await press(page.getByRole("button", { name: /^Luo tili: / }).first());
  await waitForHeading(page, "Tiedot");
}

export interface NewAccount {
  username: string;
  email: string;
}

/** Fills the fields that businesses and private persons have in common, with an unused user name. */
async function fillCommon(page: Page): Promise<NewAccount> {
  // A letter first: who reads a pincode from a mail would take eight digits of a name for it.
  const username = `testi-t${randomUUID().slice(0, 7)}`;
  const email = `${username}@posti.example`;
  const form = details(page);
  await form.getByLabel("Sähköposti", { exact: true }).fill(email);
  await form.getByLabel("Puhelinnumero").fill("050 000 0999");
  await form.getByLabel("Yhteyshenkilö").fill("Tuomas Tukkinen");
  await form.getByLabel("Katuosoite").fill("Metsätie 3");
  await form.getByLabel("Postinumero").fill("33100");
  await form.getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
  await form.getByLabel("Paikkakunta").selectOption({ label: "Tampere" });
  await form.getByLabel("Käyttäjänimi").fill(username);
  await form.getByLabel("Salasana", { exact: true }).fill(password);
  await form.getByLabel("Salasana uudelleen").fill(password);
  await check(form.getByLabel("Hyväksyn käyttöehdot"));
  return { username, email };
}

export async function fillBusiness(page: Page, companyName: string): Promise<NewAccount> {
  const form = details(page);
  await form.getByLabel("Yrityksen nimi").fill(companyName);
  await form.getByLabel("Y-tunnus").fill(newYtunnus());
  return fillCommon(page);
}

export async function fillPerson(page: Page): Promise<NewAccount> {
  const form = details(page);
  await check(form.getByLabel("Yksityishenkilönä"));
  await form.getByLabel("Etunimi").fill("Tuomas");
  await form.getByLabel("Sukunimi").fill("Tukkinen");
  await form.getByLabel("Henkilötunnus").fill("010190-900P");
  return fillCommon(page);
}
