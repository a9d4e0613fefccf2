import type { Page } from "@playwright/test";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { readSentCode } from "../support/codes.ts";
import { check, press } from "../support/keyboard.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { button, choosePlan, details, fillBusiness } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

/** The names of the steps of a task, without their numbers. */
async function stepsOf(page: Page, task: string): Promise<string[]> {
  const steps = page.getByRole("list", { name: task }).getByRole("listitem");
  await steps.first().waitFor();
  return (await steps.allInnerTexts()).map((text) => text.replaceAll(/^[\s\d]+/g, ""));
}

for (const [path, task, names] of [
  ["/rekisteroidy", "Liittymisen vaiheet", ["Tili", "Tiedot", "Vahvistus"]],
  ["/kirjaudu/salasananpalautus", "Palautuksen vaiheet", ["Sähköposti", "Pinkoodi", "Salasanan vaihto"]],
  ["/ostoskori", "Tilauksen vaiheet", ["Ostoskori", "Yhteystiedot", "Toimitus", "Vahvistus"]],
] as const) {
  test(`§2 ${path} names its steps`, async ({ newPage }) => {
    const page = await newPage("desk");
    await page.goto(path);
    expect(await stepsOf(page, task)).toEqual(names);
  });
}

test("§2 the button of a plan reads 'Luo tili' on the sign-up page", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/rekisteroidy");
  const choose = page.getByRole("button", { name: /^Luo tili: / });
  await choose.first().waitFor();
  expect(new Set(await choose.allInnerTexts())).toEqual(new Set(["Luo tili"]));
  await expect(page.getByRole("button", { name: /^Lisätietoa: / })).toHaveCount(0);
});

test("§2 codes come by e-mail or by SMS, and the terms are a link away", async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  const form = details(page);
  await form.getByLabel("Sähköpostilla").waitFor();
  await check(form.getByLabel("Tekstiviestillä"));
  await expect(form.getByLabel("Sähköposti (valinnainen)")).toHaveCount(1);
  await expect(form.getByRole("link", { name: "käyttöehdot" })).toHaveAttribute("href", "/kayttoehdot");
});

test("§5 the sign-up form says what a strong password is", async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  await waitForText(
    details(page),
    "Salasanan on oltava vähintään 8 merkkiä pitkä, ja sen tulee sisältää vähintään yksi iso kirjain ja numero sekä pieniä kirjaimia.",
  );
});

test("§4 a verified sign-up leaves its form empty and at its first step", async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  const { email } = await fillBusiness(page, "Tukkisen Puu Oy");
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Vahvistus");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await press(button(page, "Varmenna"));
  await waitForHeading(page, "Kirjaudu");
  await choosePlan(page);
  for (const label of ["Yrityksen nimi", "Katuosoite", "Käyttäjänimi"])
    await expect(details(page).getByLabel(label)).toHaveValue("");
});

test("§4 an order that is placed leaves the checkout form empty", async ({ newPage }) => {
  const page = await newPage();
  await addToCart(page, "halkomestari-koivu-33");
  await page.goto("/ostoskori");
  await press(button(page, "Jatka"));
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await press(button(page, "Vahvista"));
  await waitForHeading(page, "Vahvistus");
  await addToCart(page, "halkomestari-havut");
  await page.goto("/ostoskori");
  const again = button(page, "Uusi Tilaus");
  await again.or(button(page, "Jatka")).first().waitFor();
  if (await again.isVisible()) await press(again);
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Yhteystiedot");
  for (const label of ["Etunimi", "Sähköposti", "Katuosoite"])
    await expect(page.getByLabel(label)).toHaveValue("");
});
