import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { newSeller, useNewSellers } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const name = `Luonnosla ${randomUUID().slice(0, 6)}`;
const place = database.collection("localities").doc(`luonnosla-${randomUUID().slice(0, 6)}`);

test.beforeAll(async () => {
  const kainuu = await database.collection("localities").where("region._id", "==", "kainuu").limit(1).get();
  const at = new Date();
  await place.set({ ...kainuu.docs[0]?.data(), location: name, zoom: 11, createdAt: at, updatedAt: at });
});
test.afterAll(() => place.delete());

const dialog = (page: Page) => page.getByRole("dialog");
const pressButton = (page: Page, button: string) =>
  press(page.getByRole("button", { name: button, exact: true }));
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const closed = (page: Page) => dialog(page).waitFor({ state: "detached" });
const value = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue());
const restored = "Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.";

async function edit(page: Page): Promise<void> {
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("searchbox").fill(name);
  await pressButton(page, `Muokkaa: ${name}`);
  await field(page, "Zoomaus").waitFor();
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§4 the draft of a locality survives a reload and can be discarded", async ({ openPanel }) => {
      const page = await openPanel("paikat", size);
      await edit(page);
      await field(page, "Zoomaus").fill("9");
      await press(dialog(page).getByRole("switch", { name: "Käytössä" }));
      await page.reload();
      await value(page, "Zoomaus").toBe("9");
      await waitForText(dialog(page), restored);
      await expect(dialog(page).getByRole("switch", { name: "Käytössä" })).not.toBeChecked();
      await expectNoHorizontalScroll(page);
      expect(await findAxeViolations(page)).toEqual([]);
      await press(dialog(page).getByRole("button", { name: "Hylkää muutokset" }));
      await value(page, "Zoomaus").toBe("11");
      await expect(dialog(page).getByText(restored)).toHaveCount(0);
      await page.reload();
      await value(page, "Zoomaus").toBe("11");
    });

    test("the draft of a new card is restored after Back, and discarded by Cancel", async ({ openPanel }) => {
      const page = await openPanel("tilit-ja-mainokset", size);
      await pressButton(page, "Luo mainos");
      await field(page, "Otsikko").fill("Syystili");
      await page.goBack();
      await closed(page);
      await pressButton(page, "Luo mainos");
      await value(page, "Otsikko").toBe("Syystili");
      await waitForText(dialog(page), restored);
      await press(dialog(page).getByRole("button", { name: "Peruuta" }));
      await closed(page);
      await pressButton(page, "Luo tili");
      await expect(field(page, "Hinta vuodessa (€, sis. alv)")).toHaveValue("");
      await press(dialog(page).getByRole("button", { name: "Peruuta" }));
      await closed(page);
      await pressButton(page, "Luo mainos");
      await value(page, "Otsikko").toBe("");
    });

    test("§4 the draft of an account survives a reload, except for the new password", async ({
      openPanel,
    }) => {
      const { user } = await newSeller("basic");
      const page = await openPanel(`kayttajat?queryString=${user.username}`, size);
      await pressButton(page, `Muokkaa: ${user.username}`);
      await field(page, "Katuosoite").fill("Rantatie 1");
      await dialog(page).getByLabel("Uusi salasana").first().fill("Klapikasa-99");
      await page.reload();
      await value(page, "Katuosoite").toBe("Rantatie 1");
      await value(page, "Yrityksen nimi").not.toBe("");
      await expect(dialog(page).getByLabel("Uusi salasana").first()).toHaveValue("");
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      expect(stored).toContain("Rantatie 1");
      expect(stored).not.toContain("Klapikasa-99");
      await press(dialog(page).getByRole("button", { name: "Tallenna", exact: true }));
      await waitForText(page, "Käyttäjän tiedot on tallennettu.");
      await closed(page);
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Rantatie 1");
    });
  });
}

test("§4 an edit conflict is shown even after a reload", async ({ openPanel }) => {
  const page = await openPanel("paikat");
  await edit(page);
  await field(page, "Zoomaus").fill("9");
  await place.update({ zoom: 7, updatedAt: new Date() });
  await page.reload();
  await value(page, "Zoomaus").toBe("9");
  await press(dialog(page).getByRole("button", { name: "Tallenna" }));
  await waitForText(dialog(page), "Tietoja on muutettu muualla sillä välin.");
  await press(dialog(page).getByRole("button", { name: "Tallenna omat muutokseni" }));
  await waitForText(page, "Paikkakunta on tallennettu.");
  expect((await place.get()).get("zoom")).toBe(9);
});
