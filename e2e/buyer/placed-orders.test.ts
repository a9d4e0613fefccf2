import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll, goOffline, waitForServiceWorker } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const number = (page: Page) => page.getByRole("heading", { level: 2, name: /^HP-\d{6}-/ });

/** Orders birch and returns the order's number. */
async function orderBirch(page: Page): Promise<string> {
  await addToCart(page, "halkomestari-koivu-33");
  await page.goto("/ostoskori");
  await press(button(page, "Jatka"));
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await waitForText(page, "Aino Ahonala");
  await press(button(page, "Vahvista maksullinen tilaus"));
  await waitForHeading(page, "Vahvistus");
  return number(page).innerText();
}

/** Checks what the page prints. */
async function expectPrinted(page: Page, printed: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const seen = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).count();
  for (const text of printed) await expect.poll(() => seen(text), { message: text }).toBeGreaterThan(0);
  for (const text of [
    "Valikko",
    "Yhteystiedot",
    "Tulosta",
    "Uusi Tilaus",
    "Laatuvaatimukset",
    "Sulje viesti",
  ]) {
    await expect.poll(() => seen(text), { message: text }).toBe(0);
  }
  await page.emulateMedia({ media: "screen" });
}

test("a buyer prints an order, and finds it later under 'Omat tilaukset', also offline", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage("phone");
  const ordered = await orderBirch(page);
  await waitForText(page, "Mitä seuraavaksi tapahtuu");
  const facts = [ordered, "Nouda myyjältä", "Halkomestarin Puu Oy", "Aino Ahonala", "Nouto myyjältä"];
  await expectPrinted(page, facts);

  await press(page.locator("main").getByRole("link", { name: "Omat tilaukset" }));
  await waitForHeading(page, "Omat tilaukset");
  await expect(number(page)).toHaveText(ordered);
  await expectPrinted(page, facts);
  await expectNoHorizontalScroll(page);

  await waitForServiceWorker(page);
  await goOffline(page);
  await page.reload();
  await expect(number(page)).toHaveText(ordered);

  await press(page.getByRole("button", { name: `Poista tältä laitteelta tilaus ${ordered}` }));
  await waitForText(page, "Tällä laitteella ei ole tilauksia.");
  await press(button(page, "Kumoa"));
  await expect(number(page)).toHaveText(ordered);
});

test("a product that is removed from the cart by mistake is put back", async ({ newPage }) => {
  const page = await newPage("desk");
  await addToCart(page, "halkomestari-koivu-33", "halkomestari-havut");
  await page.goto("/ostoskori");
  const birch = page.getByRole("group", { name: "Määrä: Polttopuu, koivu" });
  await press(birch.getByRole("button", { name: "Lisää" }));
  await expect(birch.getByLabel("Määrä", { exact: true })).toHaveValue("1,5");
  await press(page.getByRole("button", { name: "Poista Polttopuu, koivu" }));
  await waitForText(page, "Tuote on onnistuneesti poistettu ostoskorista!");
  await expect(birch).toHaveCount(0);
  await press(button(page, "Kumoa"));
  await waitForText(page, "Tuote on palautettu ostoskoriin.");
  await expect(birch.getByLabel("Määrä", { exact: true })).toHaveValue("1,5");
  await page.reload();
  await expect(birch.getByLabel("Määrä", { exact: true })).toHaveValue("1,5");
});
