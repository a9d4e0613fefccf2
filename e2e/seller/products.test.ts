import type { Locator, Page } from "@playwright/test";
import { press, pressTwice } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { newSeller, openProfile, useNewSellers } from "../support/market/new-seller.ts";
import { fillFirewoodForm } from "../support/product-form.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const names = (page: Page) => page.locator("tbody tr td:first-child").allInnerTexts();

test("§2, §4 a seller lists a load of birch, edits it and deletes it", {
  tag: ["@s2-products-1", "@s2-products-7", "@s4-24", "@s4-25", "@s4-26", "@s4-27"],
}, async ({ newPage }) => {
  const seller = await newSeller();
  const page = await newPage();
  await openProfile(page, seller, "/polttopuut");
  await waitForHeading(page, "Profiili Polttopuut");
  await waitForText(page, "Et myy vielä polttopuita.");
  await press(button(page, "Luo polttopuu"));
  await fillFirewoodForm(dialog(page));
  await pressTwice(button(dialog(page), "Luo"));
  await waitForText(page, "Tuote on lisätty.");
  await press(button(dialog(page), "Lisää kuva myöhemmin"));
  const row = page.getByRole("row", { name: /Polttopuu/ });
  await row.getByText("72,50 €").waitFor();
  await expect.poll(() => names(page)).toHaveLength(1);

  await press(button(row, /^Muokkaa: /));
  await expect(dialog(page).getByLabel("Hinta yksiköltä")).toHaveValue("72,50");
  await dialog(page).getByLabel("Hinta yksiköltä").fill("69");
  await press(button(dialog(page), "Tallenna"));
  await waitForText(page, "Tuote on tallennettu.");
  await row.getByText("69,00 €").waitFor();

  await press(button(row, /^Poista: /));
  await press(button(dialog(page), "Poista"));
  await waitForText(page, "Et myy vielä polttopuita.");
});
