import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateJoiningFee, getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { appUrl, screens } from "../support/chromium.ts";
import { readSentCode } from "../support/codes.ts";
import { check, press, uncheck } from "../support/keyboard.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { button, choosePlan, details, fillBusiness, fillPerson, password } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await waitForHeading(page, "Kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana", { exact: true }).fill(secret);
  await press(button(page, "Kirjaudu sisään"));
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 a business joins in three steps and waits to be activated", async ({ newPage }) => {
      const page = await newPage(size);
      await choosePlan(page);
      const { username, email } = await fillBusiness(page, "Tukkisen Puu Oy");
      await press(button(page, "Jatka"));
      await waitForHeading(page, "Vahvistus");
      await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
      await press(button(page, "Varmenna"));
      await waitForText(page, "Tilisi on vahvistettu. Voit nyt kirjautua sisään.");
      await logIn(page, username, password);
      await page.getByRole("heading", { level: 1, name: /^Tervetuloa Halkopihaan/ }).waitFor();
      await waitForText(page, `Tervetuloa takaisin ${username}`);
      await page.waitForLoadState("networkidle");
      expect(await page.getByRole("alert").allInnerTexts()).not.toContain("Tilisi ei ole vielä aktiivinen.");
    });

    test("§2 a private person joins and proves the address with a second code", async ({ newPage }) => {
      const page = await newPage(size);
      await choosePlan(page);
      const { email } = await fillPerson(page);
      await press(button(page, "Jatka"));
      await waitForHeading(page, "Vahvistus");
      const first = await readSentCode(email);
      await press(button(page, "Lähetä uusi pinkoodi"));
      await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email, first));
      await press(button(page, "Varmenna"));
      await waitForText(page, "Tilisi on vahvistettu. Voit nyt kirjautua sisään.");
    });
  });
}

test("§9 the fee of the rest of this year is shown with its tax", async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  await waitForText(details(page), "Maksu tältä vuodelta");
});

test("§9 the discounted price is what the first year costs, on the card, in the terms, at the sign-up and for who activates", async ({
  newPage,
  openPanel,
}) => {
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
  await press(button(page, "Luo tili: Premium-tili"));
  await details(page).getByRole("definition").filter({ hasText: fee }).waitFor();
  const { username, email } = await fillBusiness(page, "Alkajaisten Puu Oy");
  await press(button(page, "Jatka"));
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await press(button(page, "Varmenna"));
  await logIn(page, username, password);
  await page.getByRole("paragraph").filter({ hasText: "Maksusi tältä vuodelta on" }).getByText(fee).waitFor();
  const panel = await openPanel("");
  const row = panel.getByRole("row").filter({ hasText: username });
  await row.getByRole("cell", { name: fee, exact: true }).waitFor();
});

for (const invalid of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus." },
  { label: "Puhelinnumero", value: "soita", text: "Tarkista puhelinnumero." },
  { label: "Postinumero", value: "331000", text: "Postinumerossa on viisi numeroa." },
  { label: "Salasana", value: "salasana", text: "Heikko salasana" },
  { label: "Salasana uudelleen", value: "Klapikasa-8", text: "Salasanat eivät täsmää!" },
]) {
  test(`§5 the sign-up form rejects '${invalid.value}' as ${invalid.label}, and the first error gets the focus`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await choosePlan(page);
    const form = details(page);
    await fillBusiness(page, "Tukkisen Puu Oy");
    const field = form.getByLabel(invalid.label, { exact: true });
    await field.fill(invalid.value);
    await button(page, "Jatka").press("Enter");
    await waitForText(form, invalid.text);
    await expect(field).toBeFocused();
  });
}

test("§5 the first error of an empty sign-up form gets the focus", async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  await button(page, "Jatka").press("Enter");
  const first = details(page).getByLabel("Yrityksen nimi");
  await expect(first).toBeFocused();
});

for (const size of screens) {
  test(`§2 on a ${size} 'Jatka' is off while the form is invalid, and says which fields are to be filled in`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const page = await newPage(size);
    await choosePlan(page);
    const join = button(page, "Jatka");
    const isOff = () => join.getAttribute("aria-disabled");
    await expect.poll(isOff).toBe("true");
    await fillBusiness(page, "Tukkisen Puu Oy");
    await expect.poll(isOff).toBe(null);
    await details(page).getByLabel("Postinumero").fill("33");
    await uncheck(details(page).getByLabel("Hyväksyn käyttöehdot"));
    await expect.poll(isOff).toBe("true");
    const reason = page.getByText("Täydennä ensin: Postinumero, Käyttöehtojen hyväksyminen.");
    await expect(reason).toBeHidden();
    await join.focus();
    await reason.waitFor();
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await join.press("Enter");
    const zip = details(page).getByLabel("Postinumero");
    await expect(zip).toBeFocused();
    await reason.waitFor();
    await zip.fill("33100");
    await check(details(page).getByLabel("Hyväksyn käyttöehdot"));
    await reason.waitFor({ state: "detached" });
    await press(join);
    await waitForHeading(page, "Vahvistus");
  });
}

test("§5 a taken user name shows an error at its field, and the draft survives a reload except for secrets", async ({
  newPage,
}) => {
  const page = await newPage();
  await choosePlan(page);
  await fillPerson(page);
  await details(page).getByLabel("Käyttäjänimi").fill("Halkomestari");
  await press(button(page, "Jatka"));
  await details(page).getByText("Käyttäjänimi on jo käytössä.").waitFor();
  await page.reload();
  await waitForHeading(page, "Tiedot");
  await expect(details(page).getByLabel("Etunimi")).toHaveValue("Tuomas");
  await expect(details(page).getByLabel("Henkilötunnus")).toHaveValue("");
  await expect(details(page).getByLabel("Salasana", { exact: true })).toHaveValue("");
});

test("§2 a lost password is replaced in three steps", async ({ newPage }) => {
  const page = await newPage();
  await choosePlan(page);
  const { username, email } = await fillPerson(page);
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Vahvistus");
  const first = await readSentCode(email);
  await page.getByLabel("Pinkoodi", { exact: true }).fill(first);
  await press(button(page, "Varmenna"));
  await waitForHeading(page, "Kirjaudu");

  await press(page.getByRole("link", { name: "Unohditko salasanasi?" }));
  await waitForHeading(page, "Salasanan palautus");
  await page.getByLabel("Sähköposti", { exact: true }).fill("ei osoite");
  await press(button(page, "Lähetä pinkoodi"));
  await waitForText(page, "Sähköposti on väärää formaattia.");
  await page.getByLabel("Sähköposti", { exact: true }).fill(email);
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
