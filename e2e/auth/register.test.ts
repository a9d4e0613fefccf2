import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateJoiningFee, getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import type { Page } from "@playwright/test";
import { appUrl } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { readSentCode } from "../support/market/codes.ts";
import { button, choosePlan, details, fillBusiness, fillPerson } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await waitForHeading(page, "Kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana", { exact: true }).fill(secret);
  await press(button(page, "Kirjaudu sisään"));
}

test("§2 a business joins in three steps and waits to be activated", {
  tag: ["@s1-1", "@s2-routes-18", "@s2-signup-2", "@s2-signup-3", "@s2-signup-4", "@s3-47", "@s4-33"],
}, async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  const { username, email } = await fillBusiness(page, "Tukkisen Puu Oy");
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Vahvistus");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await press(button(page, "Varmenna"));
  await page.getByRole("heading", { level: 1, name: /^Tervetuloa Halkopihaan/ }).waitFor();
  await waitForText(page, `Tervetuloa, ${username}`);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("alert").allInnerTexts()).not.toContain("Tilisi ei ole vielä aktiivinen.");
});

test("§9 the discounted price is what the first year costs, on the card, in the terms, at the sign-up and for who activates", {
  tag: ["@s9-10", "@s9-11"],
}, async ({ newPage, openPanel }) => {
  const { accounts } = await (await fetch(new URL("/api/account", appUrl()))).json();
  const premium = accounts.find((plan: { _id: string }) => plan._id === "premium");
  const fee = formatEuros(calculateJoiningFee(premium, getFinnishMonth(new Date())).gross);
  const page = await newPage("desk");
  await page.goto("/kayttoehdot");
  await page
    .getByRole("row", { name: /^Premium, ensimmäinen vuosi/ })
    .getByText(formatEuros(premium.discountedPrice))
    .waitFor();
  await page.goto("/rekisteroidy");
  await waitForText(page, `Ensimmäinen vuosi ${formatEuros(premium.discountedPrice)}`);
  await press(button(page, "Luo tili: Premium-tili"));
  await details(page).getByRole("definition").filter({ hasText: fee }).waitFor();
  const { username, email } = await fillBusiness(page, "Alkajaisten Puu Oy");
  await press(button(page, "Jatka"));
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await press(button(page, "Varmenna"));
  await page.getByRole("paragraph").filter({ hasText: "Maksusi tältä vuodelta on" }).getByText(fee).waitFor();
  const panel = await openPanel("");
  const row = panel.getByRole("row").filter({ hasText: username });
  await row.getByRole("cell", { name: `Premium ${fee}`, exact: true }).waitFor();
});

test("§2 a lost password is replaced in three steps", {
  tag: ["@s2-routes-23", "@s2-signup-3", "@s2-recovery-2", "@s4-32", "@s4-34", "@s5-10"],
}, async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  const { username, email } = await fillPerson(page);
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Vahvistus");
  const first = await readSentCode(email);
  // The page forgets the typed password, so that the pincode leads to the login.
  await page.reload();
  await page.getByLabel("Pinkoodi", { exact: true }).fill(first);
  await press(button(page, "Varmenna"));
  await waitForHeading(page, "Kirjaudu");
  await expect(page.getByLabel("Käyttäjänimi")).toHaveValue(username);

  await press(page.getByRole("link", { name: "Unohditko salasanasi?" }));
  await waitForHeading(page, "Salasanan palautus");
  await page.getByLabel("Sähköposti tai käyttäjänimi").fill("ei osoite");
  await press(button(page, "Lähetä pinkoodi"));
  await waitForText(page, "Sähköposti on väärää formaattia.");
  await page.getByLabel("Sähköposti tai käyttäjänimi").fill(email);
  await press(button(page, "Lähetä pinkoodi"));
  await waitForHeading(page, "Pinkoodi");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email, first));
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Salasanan vaihto");
  await page.getByLabel("Salasana", { exact: true }).fill("Halkopino-9");
  await page.getByLabel("Salasana uudelleen").fill("Halkopino-9");
  await press(button(page, "Vaihda salasana"));
  await waitForText(page, "Salasanasi on vaihdettu. Voit nyt kirjautua sisään.");
  await logIn(page, username, "Halkopino-9");
  await waitForText(page, `Tervetuloa takaisin ${username}`);
});

test("a common password, and one with the own name, are rejected at their field, and another is taken", async ({
  newPage,
}) => {
  const page = await newPage();
  await choosePlan(page);
  await fillPerson(page);
  const form = details(page);
  const field = form.getByLabel("Salasana", { exact: true });
  for (const [password, message] of [
    ["Salasana123!", "Salasana on yleinen ja helposti arvattava. Keksi toinen."],
    ["Vanha.Tukkinen7", "Salasanassa ei saa olla nimeäsi eikä käyttäjänimeäsi."],
  ] as const) {
    await field.fill(password);
    await form.getByLabel("Salasana uudelleen").fill(password);
    await press(button(page, "Jatka"));
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toBeFocused();
  }
  await field.fill("Lumihiutale-7");
  await form.getByLabel("Salasana uudelleen").fill("Lumihiutale-7");
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Vahvistus");
});
