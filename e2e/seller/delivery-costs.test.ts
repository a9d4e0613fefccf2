import type { Page } from "@playwright/test";
import { press, pressTwice } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { newSeller, openProfile, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const form = (page: Page) => page.getByRole("form", { name: "Toimituskulu" });
const price = (page: Page) => form(page).getByRole("textbox", { name: /^Hinta/ });
const costs = (page: Page) => page.getByRole("region", { name: "Toimituskulusi" }).getByRole("listitem");
const pressButton = (page: Page, name: string | RegExp) =>
  press(page.getByRole("button", { name, exact: true }));

async function fill(page: Page, name: string, euros: string): Promise<void> {
  await form(page).getByLabel("Peruste").selectOption(name);
  await price(page).fill(euros);
}

test("§2, §4 a seller adds a price by distance and a fixed one, edits one and deletes the other", {
  tag: [
    "@s2-delivery-1",
    "@s2-delivery-2",
    "@s2-delivery-3",
    "@s2-delivery-4",
    "@s4-21",
    "@s4-22",
    "@s4-26",
    "@s4-28",
    "@s4-29",
    "@s9-32",
  ],
}, async ({ newPage }) => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/toimituskulut");
  await waitForHeading(page, "Profiili Toimitus kustannukset");
  await waitForText(page, "Toimituskuluja ei vielä ole.");
  await fill(page, "Kilometrien mukaan", "1,80");
  await pressTwice(form(page).getByRole("button", { name: "Luo" }));
  await waitForText(page, "Toimituskulu on lisätty.");
  await costs(page).getByText("1,80 € / km").waitFor();
  await fill(page, "Kiinteä hinta", "40");
  await press(form(page).getByRole("switch", { name: "Hinta kerrotaan tilatulla määrällä" }));
  await pressButton(page, "Luo");
  await costs(page).getByText("40,00 € / toimitus").waitFor();
  await expect(costs(page)).toHaveCount(2);
  await waitForText(page, "Kerrotaan tilatulla määrällä");

  await pressButton(page, "Muokkaa: Kiinteä hinta, 40,00 € / toimitus");
  await waitForText(page, "Muokkaa toimituskulua");
  await press(form(page).getByRole("switch", { name: "Aktiivinen" }));
  await press(form(page).getByRole("button", { name: "Muokkaa" }));
  await waitForText(page, "Toimituskulu on tallennettu.");
  await costs(page).getByText("Pois käytöstä").waitFor();
  await waitForText(page, "Uusi toimituskulu");

  await pressButton(page, "Poista: Kilometrien mukaan, 1,80 € / km");
  await press(page.getByRole("dialog").getByRole("button", { name: "Poista" }));
  await expect(costs(page)).toHaveCount(1);
});
