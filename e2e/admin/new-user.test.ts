import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { press, pressTwice } from "../support/keyboard.ts";
import { sellerPassword } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForText } from "../support/screen.ts";
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

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§6 an admin creates an account, which can log in at once, and the form is empty again", async ({
      openPanel,
    }) => {
      const page = await openPanel("luo-kayttaja", size);
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

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme with errors`, async ({ openPanel }) => {
        const page = await openPanel("luo-kayttaja", size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await press(create(page));
        await waitForText(form(page), "Vaadittu kenttä");
        const first = form(page).getByLabel("Yrityksen nimi");
        await expect(first).toBeFocused();
        expect(await findAxeViolations(page)).toEqual([]);
      });
    }
  });
}

test("§6 root creates an admin", async ({ openPanel }) => {
  const page = await openPanel("luo-kayttaja", "desk", "juuri");
  const username = await fill(page);
  await form(page).getByLabel("Rooli").selectOption({ label: "Ylläpitäjä" });
  await press(create(page));
  await waitForText(page, "Käyttäjä on luotu.");
  expect((await createSession(username, sellerPassword)).user.role).toBe("admin");
});

test("§5 the draft survives a reload except for secrets, and logging out deletes it", async ({
  openPanel,
}) => {
  const page = await openPanel("luo-kayttaja");
  const username = await fill(page);
  await page.reload();
  await expect(form(page).getByLabel("Käyttäjänimi")).toHaveValue(username);
  await expect(form(page).getByLabel("Salasana", { exact: true })).toHaveValue("");
  const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(() => readStorage()).not.toContain(sellerPassword);
  await press(page.getByRole("button", { name: "Kirjaudu ulos" }));
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  await expect.poll(() => readStorage()).not.toContain(username);
});

for (const { label, value, text } of [
  { label: "Käyttäjänimi", value: "halkomestari", text: "Käyttäjänimi on jo käytössä." },
  { label: "Sähköposti", value: "tilaukset@halkomestari.example", text: "Sähköposti on jo käytössä." },
  { label: "Salasana", value: "heikko", text: "Heikko salasana" },
]) {
  test(`§5 '${value}' is rejected as ${label} at its field`, async ({ openPanel }) => {
    const page = await openPanel("luo-kayttaja");
    await fill(page);
    const field = form(page).getByLabel(label, { exact: true });
    await field.fill(value);
    await press(create(page));
    await form(page).getByText(text, { exact: true }).waitFor();
    await expect(field).toBeFocused();
    await expect(form(page).getByLabel("Yrityksen nimi")).toHaveValue("Luodun Puu Oy");
  });
}

test("a double click makes one account", async ({ openPanel }) => {
  const page = await openPanel("luo-kayttaja");
  await fill(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/admin/users")) calls += 1;
  });
  await pressTwice(create(page));
  await waitForText(page, "Käyttäjä on luotu.");
  expect(calls).toBe(1);
});

test("offline the form says so and keeps the draft", async ({ openPanel }) => {
  const page = await openPanel("luo-kayttaja");
  await fill(page);
  await page.context().setOffline(true);
  await page.getByText("Käyttäjän luominen vaatii verkkoyhteyden.").waitFor();
  await expect(create(page)).toBeDisabled();
  await page.context().setOffline(false);
  await press(create(page));
  await waitForText(page, "Käyttäjä on luotu.");
});
