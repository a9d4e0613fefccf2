import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { readSentCode } from "../support/codes.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { button, choosePlan, details, fillBusiness } from "../support/sign-up.ts";

useBrowser();

/** The names of the steps of a task, without their numbers. */
async function stepsOf(page: Page, task: string): Promise<string[]> {
  const steps = page.getByRole("list", { name: task }).getByRole("listitem");
  await steps.first().waitFor();
  return (await steps.allInnerTexts()).map((text) => text.replaceAll(/^[\s\d]+/g, ""));
}

test.each([
  ["/rekisteroidy", "Liittymisen vaiheet", ["Tili", "Tiedot", "Vahvistus"]],
  ["/kirjaudu/salasananpalautus", "Palautuksen vaiheet", ["Sähköposti", "Pinkoodi", "Salasanan vaihto"]],
  ["/ostoskori", "Tilauksen vaiheet", ["Ostoskori", "Yhteystiedot", "Toimitus", "Vahvistus"]],
])("§2 %s names its steps", async (path, task, names) => {
  const page = await newPage("desk");
  await page.goto(path);
  expect(await stepsOf(page, task)).toEqual(names);
});

test("§2 the button of a plan reads 'Luo tili' on the sign-up page", async () => {
  const page = await newPage();
  await page.goto("/rekisteroidy");
  const choose = page.getByRole("button", { name: /^Luo tili: / });
  await choose.first().waitFor();
  expect(new Set(await choose.allInnerTexts())).toEqual(new Set(["Luo tili"]));
  await expect.poll(() => page.getByRole("button", { name: /^Lisätietoa: / }).count()).toBe(0);
});

test("§2 codes come by e-mail or by SMS, and the terms are a link away", async () => {
  const page = await newPage();
  await choosePlan(page);
  const form = details(page);
  await form.getByLabel("Sähköpostilla").waitFor();
  await form.getByLabel("Tekstiviestillä").check();
  await expect.poll(() => form.getByLabel("Sähköposti (valinnainen)").count()).toBe(1);
  expect(await form.getByRole("link", { name: "käyttöehdot" }).getAttribute("href")).toBe("/kayttoehdot");
});

test("§5 the sign-up form says what a strong password is", async () => {
  const page = await newPage();
  await choosePlan(page);
  await waitForText(
    details(page),
    "Salasanan on oltava vähintään 8 merkkiä pitkä, ja sen tulee sisältää vähintään yksi iso kirjain ja numero sekä pieniä kirjaimia.",
  );
});

test("§4 a verified sign-up leaves its form empty and at its first step", async () => {
  const page = await newPage();
  await choosePlan(page);
  const { email } = await fillBusiness(page, "Tukkisen Puu Oy");
  await button(page, "Jatka").click();
  await waitForHeading(page, "Vahvistus");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await button(page, "Varmenna").click();
  await waitForHeading(page, "Kirjaudu");
  await choosePlan(page);
  for (const label of ["Yrityksen nimi", "Katuosoite", "Käyttäjänimi"])
    await expect.poll(() => details(page).getByLabel(label).inputValue()).toBe("");
});

test("§4 an order that is placed leaves the checkout form empty", async () => {
  const page = await newPage();
  await addToCart(page, "halkomestari-koivu-33");
  await page.goto("/ostoskori");
  await button(page, "Jatka").click();
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await button(page, "Vahvista").click();
  await waitForHeading(page, "Vahvistus");
  await addToCart(page, "halkomestari-havut");
  await page.goto("/ostoskori");
  if (await button(page, "Uusi Tilaus").isVisible()) await button(page, "Uusi Tilaus").click();
  await button(page, "Jatka").click();
  await waitForHeading(page, "Yhteystiedot");
  for (const label of ["Etunimi", "Sähköposti", "Katuosoite"])
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe("");
});
