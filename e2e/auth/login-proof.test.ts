import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { readSentCode } from "../support/market/codes.ts";
import { newSeller, sellerPassword, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function tryToLogIn(page: Page, username: string, password: string): Promise<void> {
  await waitForHeading(page, "Kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana", { exact: true }).fill(password);
  await press(button(page, "Kirjaudu sisään"));
}

/** Tries 100 wrong passwords for one account: the limit for all network addresses together. */
async function attack(username: string): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    await callApi(login, { body: { username, password: "Arvaus-123" } }).catch(() => undefined);
  }
}

test("the owner of an attacked account logs in after a mailed code", async ({ newPage }) => {
  const { user, email } = await newSeller();
  await attack(user.username);
  const page = await newPage();
  await page.goto("/kirjaudu");
  await tryToLogIn(page, user.username, sellerPassword);
  await page.getByRole("heading", { name: "Vahvista, että tili on sinun" }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await press(page.getByRole("link", { name: "Pyydä pinkoodi ja vaihda salasana" }));
  await waitForHeading(page, "Salasanan palautus");
  await page.getByLabel("Sähköposti tai käyttäjänimi").fill(email);
  await press(button(page, "Lähetä pinkoodi"));
  await waitForHeading(page, "Pinkoodi");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email));
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Salasanan vaihto");
  await page.getByLabel("Salasana", { exact: true }).fill("Halkopino-9");
  await page.getByLabel("Salasana uudelleen").fill("Halkopino-9");
  await press(button(page, "Vaihda salasana"));
  await tryToLogIn(page, user.username, "Halkopino-9");
  await waitForText(page, `Tervetuloa takaisin ${user.username}`);
});
