import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateJoiningFee, getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPanel } from "../support/admin.ts";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { appUrl, screens } from "../support/chromium.ts";
import { readSentCode } from "../support/codes.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { button, choosePlan, details, fillBusiness, fillPerson, password } from "../support/sign-up.ts";

useBrowser();

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await waitForHeading(page, "Kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana", { exact: true }).fill(secret);
  await button(page, "Kirjaudu sisään").click();
}

describe.each(screens)("on a %s", (size) => {
  test("§2 a business joins in three steps and waits to be activated", async () => {
    const page = await newPage(size);
    await choosePlan(page);
    const { username, email } = await fillBusiness(page, "Tukkisen Puu Oy");
    await button(page, "Jatka").click();
    await waitForHeading(page, "Vahvistus");
    await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
    await button(page, "Varmenna").click();
    await waitForText(page, "Tilisi on vahvistettu. Voit nyt kirjautua sisään.");
    await logIn(page, username, password);
    await page.getByRole("heading", { level: 1, name: /^Tervetuloa Halkopihaan/ }).waitFor();
    await waitForText(page, `Tervetuloa takaisin ${username}`);
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("alert").allInnerTexts()).not.toContain("Tilisi ei ole vielä aktiivinen.");
  });

  test("§2 a private person joins and proves the address with a second code", async () => {
    const page = await newPage(size);
    await choosePlan(page);
    const { email } = await fillPerson(page);
    await button(page, "Jatka").click();
    await waitForHeading(page, "Vahvistus");
    const first = await readSentCode(email);
    await button(page, "Lähetä uusi pinkoodi").click();
    await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email, first));
    await button(page, "Varmenna").click();
    await waitForText(page, "Tilisi on vahvistettu. Voit nyt kirjautua sisään.");
  });
});

test("§9 the fee of the rest of this year is shown with its tax", async () => {
  const page = await newPage();
  await choosePlan(page);
  await waitForText(details(page), "Maksu tältä vuodelta");
});

test("§9 the discounted price is what the first year costs, on the card, in the terms, at the sign-up and for who activates", async () => {
  const { accounts } = await (await fetch(new URL("/api/account", appUrl()))).json();
  const premium = accounts.find((plan: { _id: string }) => plan._id === "premium");
  const fee = formatEuros(calculateJoiningFee(premium, getFinnishMonth(new Date())).gross);
  const page = await newPage();
  await page.goto("/kayttoehdot");
  await page
    .getByRole("row", { name: /^Premium, ensimmäinen vuosi/ })
    .getByText(formatEuros(premium.discountedPrice))
    .waitFor();
  await page.goto("/rekisteroidy");
  await waitForText(page, `Ensimmäinen vuosi ${formatEuros(premium.discountedPrice)}`);
  await button(page, "Luo tili: Premium-tili").click();
  await details(page).getByRole("definition").filter({ hasText: fee }).waitFor();
  const { username, email } = await fillBusiness(page, "Alkajaisten Puu Oy");
  await button(page, "Jatka").click();
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await button(page, "Varmenna").click();
  await logIn(page, username, password);
  await page.getByRole("paragraph").filter({ hasText: "Maksusi tältä vuodelta on" }).getByText(fee).waitFor();
  const panel = await openPanel("");
  const row = panel.getByRole("row").filter({ hasText: username });
  await row.getByRole("cell", { name: fee, exact: true }).waitFor();
});

test.each([
  { label: "Yrityksen nimi", typed: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", typed: "1234567-8", text: "Tarkista Y-tunnus." },
  { label: "Puhelinnumero", typed: "soita", text: "Tarkista puhelinnumero." },
  { label: "Postinumero", typed: "331000", text: "Postinumerossa on viisi numeroa." },
  { label: "Salasana", typed: "salasana", text: "Heikko salasana" },
  { label: "Salasana uudelleen", typed: "Klapikasa-8", text: "Salasanat eivät täsmää!" },
])("§5 the sign-up form rejects '$typed' as $label, and the first error gets the focus", async (invalid) => {
  const page = await newPage();
  await choosePlan(page);
  const form = details(page);
  await fillBusiness(page, "Tukkisen Puu Oy");
  const field = form.getByLabel(invalid.label, { exact: true });
  await field.fill(invalid.typed);
  await button(page, "Jatka").press("Enter");
  await waitForText(form, invalid.text);
  await expect.poll(() => field.evaluate((control) => control === document.activeElement)).toBe(true);
});

test("§5 the first error of an empty sign-up form gets the focus", async () => {
  const page = await newPage();
  await choosePlan(page);
  await button(page, "Jatka").press("Enter");
  const first = details(page).getByLabel("Yrityksen nimi");
  await expect.poll(() => first.evaluate((control) => control === document.activeElement)).toBe(true);
});

test.each(screens)(
  "§2 on a %s 'Jatka' is off while the form is invalid, and says which fields are to be filled in",
  async (size) => {
    const page = await newPage(size);
    await choosePlan(page);
    const join = button(page, "Jatka");
    const isOff = () => join.getAttribute("aria-disabled");
    await expect.poll(isOff).toBe("true");
    await fillBusiness(page, "Tukkisen Puu Oy");
    await expect.poll(isOff).toBe(null);
    await details(page).getByLabel("Postinumero").fill("33");
    await details(page).getByLabel("Hyväksyn käyttöehdot").uncheck();
    await expect.poll(isOff).toBe("true");
    const reason = page.getByText("Täydennä ensin: Postinumero, Käyttöehtojen hyväksyminen.");
    await expect.poll(() => reason.isVisible()).toBe(false);
    await join.focus();
    await reason.waitFor();
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await join.press("Enter");
    const zip = details(page).getByLabel("Postinumero");
    await expect.poll(() => zip.evaluate((control) => control === document.activeElement)).toBe(true);
    await reason.waitFor();
    await zip.fill("33100");
    await details(page).getByLabel("Hyväksyn käyttöehdot").check();
    await reason.waitFor({ state: "detached" });
    await join.click();
    await waitForHeading(page, "Vahvistus");
  },
);

test("§5 a taken user name shows an error at its field, and the draft survives a reload except for secrets", async () => {
  const page = await newPage();
  await choosePlan(page);
  await fillPerson(page);
  await details(page).getByLabel("Käyttäjänimi").fill("Halkomestari");
  await button(page, "Jatka").click();
  await details(page).getByText("Käyttäjänimi on jo käytössä.").waitFor();
  await page.reload();
  await waitForHeading(page, "Tiedot");
  await expect.poll(() => details(page).getByLabel("Etunimi").inputValue()).toBe("Tuomas");
  await expect.poll(() => details(page).getByLabel("Henkilötunnus").inputValue()).toBe("");
  await expect.poll(() => details(page).getByLabel("Salasana", { exact: true }).inputValue()).toBe("");
});

test("§2 a lost password is replaced in three steps", async () => {
  const page = await newPage();
  await choosePlan(page);
  const { username, email } = await fillPerson(page);
  await button(page, "Jatka").click();
  await waitForHeading(page, "Vahvistus");
  const first = await readSentCode(email);
  await page.getByLabel("Pinkoodi", { exact: true }).fill(first);
  await button(page, "Varmenna").click();
  await waitForHeading(page, "Kirjaudu");

  await page.getByRole("link", { name: "Unohditko salasanasi?" }).click();
  await waitForHeading(page, "Salasanan palautus");
  await page.getByLabel("Sähköposti", { exact: true }).fill("ei osoite");
  await button(page, "Lähetä pinkoodi").click();
  await waitForText(page, "Sähköposti on väärää formaattia.");
  await page.getByLabel("Sähköposti", { exact: true }).fill(email);
  await button(page, "Lähetä pinkoodi").click();
  await waitForHeading(page, "Pinkoodi");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email, first));
  await button(page, "Jatka").click();
  await waitForHeading(page, "Salasanan vaihto");
  await page.getByLabel("Salasana", { exact: true }).fill("Halkopino-9");
  await page.getByLabel("Salasana uudelleen").fill("Halkopino-9");
  await button(page, "Vaihda salasana").click();
  await waitForText(page, "Salasanasi on vaihdettu. Voit nyt kirjautua sisään.");
  await logIn(page, username, "Halkopino-9");
  await waitForText(page, `Tervetuloa takaisin ${username}`);
});
