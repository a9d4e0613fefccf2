import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();
useNewSellers();

const form = (page: Page) => page.getByRole("form", { name: "Toimituskulu" });
const price = (page: Page) => form(page).getByRole("textbox", { name: /^Hinta/ });
const costs = (page: Page) => page.getByRole("region", { name: "Toimituskulusi" }).getByRole("listitem");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

async function fill(page: Page, name: string, unit: string, euros: string): Promise<void> {
  await form(page).getByLabel("Peruste").selectOption(name);
  await form(page).getByLabel("Yksikkö").selectOption(unit);
  await price(page).fill(euros);
}

describe.each(screens)("on a %s", (size) => {
  test("§2, §4 a seller adds a price by distance and a fixed one, edits one and deletes the other", async () => {
    const page = await newPage(size);
    await openProfile(page, await newSeller(), "/toimituskulut");
    await waitForHeading(page, "Profiili Toimitus kustannukset");
    await waitForText(page, "Toimituskuluja ei vielä ole.");
    await fill(page, "Kilometrien mukaan", "km", "1,80");
    await form(page).getByRole("button", { name: "Luo" }).dblclick();
    await waitForText(page, "Toimituskulu on lisätty.");
    await costs(page).getByText("1,80 € / km").waitFor();
    await fill(page, "Kiinteä hinta", "kpl", "40");
    await form(page).getByRole("switch", { name: "Hinta kerrotaan tilatulla määrällä" }).click();
    await press(page, "Luo");
    await costs(page).getByText("40,00 € / kpl").waitFor();
    await expect.poll(() => costs(page).count()).toBe(2);
    await waitForText(page, "Kerrotaan tilatulla määrällä");

    await press(page, "Muokkaa: Kiinteä hinta, 40,00 € / kpl");
    await waitForText(page, "Muokkaa toimituskulua");
    await form(page).getByRole("switch", { name: "Aktiivinen" }).click();
    await form(page).getByRole("button", { name: "Muokkaa" }).click();
    await waitForText(page, "Toimituskulu on tallennettu.");
    await costs(page).getByText("Pois käytöstä").waitFor();
    await waitForText(page, "Uusi toimituskulu");

    await press(page, "Poista: Kilometrien mukaan, 1,80 € / km");
    await page.getByRole("dialog").getByRole("button", { name: "Poista" }).click();
    await expect.poll(() => costs(page).count()).toBe(1);
  });
});

test("§5 name, price and unit are required, and the first missing one gets the focus", async () => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/toimituskulut");
  await press(page, "Luo");
  for (const field of [form(page).getByLabel("Peruste"), form(page).getByLabel("Yksikkö"), price(page)]) {
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(
    await form(page)
      .getByLabel("Peruste")
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
});

test("§9 a price by distance has the unit kilometre, and no other is offered", async () => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/toimituskulut");
  const unit = form(page).getByLabel("Yksikkö");
  await fill(page, "Kiinteä hinta", "kpl", "1,80");
  await form(page).getByLabel("Peruste").selectOption("Kilometrien mukaan");
  await expect.poll(() => unit.inputValue()).toBe("km");
  expect(await unit.getByRole("option").allTextContents()).toEqual(["Valitse yksikkö", "km"]);
  await press(page, "Luo");
  await costs(page).getByText("1,80 € / km").waitFor();
});

test("a price that becomes less than a third is asked about before it is saved", async () => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/toimituskulut");
  await fill(page, "Kiinteä hinta", "kpl", "40");
  await press(page, "Luo");
  await press(page, /^Muokkaa: Kiinteä hinta/);
  await price(page).fill("4");
  await form(page).getByRole("button", { name: "Muokkaa" }).click();
  const asked = page.getByRole("dialog", { name: "Onko hinta oikein?" });
  await waitForText(asked, "Hinta muuttuu 40,00\u00a0€ → 4,00\u00a0€. Onko hinta oikein?");
  await asked.getByRole("button", { name: "Korjaa hintaa" }).click();
  await price(page).fill("44");
  await form(page).getByRole("button", { name: "Muokkaa" }).click();
  await costs(page).getByText("44,00 € / kpl").waitFor();
});

test("the form's draft survives a reload, also while editing", async () => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/toimituskulut");
  await fill(page, "Kiinteä hinta", "kpl", "35");
  await press(page, "Luo");
  await press(page, /^Muokkaa: Kiinteä hinta/);
  await price(page).fill("36,50");
  await page.reload();
  await expect.poll(() => price(page).inputValue()).toBe("36,50");
  await form(page).getByRole("button", { name: "Muokkaa" }).click();
  await costs(page).getByText("36,50 € / kpl").waitFor();
  await expect.poll(() => costs(page).count()).toBe(1);
});
