import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForText } from "../support/browser/screen.ts";
import { sellerPassword } from "../support/market/new-seller.ts";
import { createSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("form", { name: "Uusi käyttäjä" });
const create = (page: Page) => form(page).getByRole("button", { name: "Luo käyttäjä" });

/** Fills every field that a business needs; returns the user name. */
async function fill(page: Page): Promise<string> {
  const username = `luotu-${randomUUID().slice(0, 8)}`;
  const texts = {
    "Yrityksen nimi": "Luodun Puu Oy",
    "Y-tunnus": "9000013-4",
    Sähköposti: `${username}@posti.example`,
    Puhelinnumero: "050 000 0999",
    Yhteyshenkilö: "Tuija Tukkinen",
    Katuosoite: "Metsätie 3",
    Postinumero: "33100",
    Käyttäjänimi: username,
    Salasana: sellerPassword,
  };
  for (const [label, text] of Object.entries(texts))
    await form(page).getByLabel(label, { exact: true }).fill(text);
  await form(page).getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
  await form(page).getByLabel("Paikkakunta").selectOption({ label: "Tampere" });
  return username;
}

test("§6 an admin creates an account, which can log in at once, and the form is empty again", {
  tag: ["@s2-admin-16", "@s4-29", "@s6-26"],
}, async ({ openPanel }) => {
  const page = await openPanel("luo-kayttaja", "phone");
  const username = await fill(page);
  await expect(form(page).getByLabel("Rooli")).toHaveCount(0);
  await waitForText(form(page), "Vahva salasana");
  await expectNoHorizontalScroll(page);
  await press(create(page));
  await waitForText(page, "Käyttäjä on luotu.");
  expect((await createSession(username, sellerPassword)).user.role).toBe("user");
  for (const label of ["Yrityksen nimi", "Käyttäjänimi", "Salasana"])
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue("");
  await page.reload();
  await form(page).waitFor();
  await expect(form(page).getByLabel("Yrityksen nimi")).toHaveValue("");
});
