import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { fillAddress } from "../support/buyer.ts";
import { screens } from "../support/chromium.ts";
import { newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { goOffline, waitForServiceWorker } from "../support/offline.ts";
import { fillFirewoodForm } from "../support/product-form.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();
useNewSellers();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const tooMuch = /^Tuotteen määrää on ei voitu muuttaa, koska sen maksimi määrä on ylitetty\./;

/** Lists this quantity of firewood, in cubic metres, as a new seller; returns the seller and the page with the seller's firewood. */
async function listed(quantity: string, size: "phone" | "desk" = "desk") {
  const seller = await newSeller();
  const page = await newPage(size);
  await openProfile(page, seller, "/polttopuut");
  await button(page, "Luo polttopuu").click();
  const form = page.getByRole("dialog");
  await expect.poll(() => form.getByLabel("Hinta yksiköltä").inputValue()).toBe("0,00");
  await fillFirewoodForm(form);
  await form.getByLabel("Yksikkö").selectOption("Pino-m3");
  await form.getByLabel("Määrä").fill(quantity);
  await button(form, "Luo").click();
  await waitForText(page, "Tuote on lisätty.");
  return { seller, page };
}

async function atSeller(page: Page, id: string): Promise<Locator> {
  await page.goto(`/haku?myyja=${id}`);
  return page.getByRole("dialog").getByRole("button", { name: /^Lisää ostoskoriin: / });
}

describe.each(screens)("on a %s", (size) => {
  test("a seller lists 10,5 cubic metres, a buyer takes 2,5, and 8 are left", async () => {
    const { seller, page } = await listed("10,5", size);
    await page.getByRole("table").getByText("10,5", { exact: true }).waitFor();

    const buyer = await newPage(size);
    await (await atSeller(buyer, seller.user._id)).click();
    await waitForText(buyer, "Tuote onnistuneesti lisätty ostoskoriin!");
    await buyer.goto("/ostoskori");
    const quantity = buyer.getByRole("textbox", { name: "Määrä" });
    await expect.poll(() => quantity.inputValue()).toBe("1");
    await button(buyer, "Lisää").click();
    await expect.poll(() => quantity.inputValue()).toBe("1,5");
    await quantity.fill("2,5");
    await quantity.press("Enter");
    await waitForText(buyer, "Tuotteen määrää on onnistuneesti päivitetty!");
    await expectFigures(buyer.getByRole("complementary", { name: "Yhteenveto" }), { Yhteensä: "181,25 €" });
    expect(await findAxeViolations(buyer)).toEqual([]);

    await quantity.fill("10,75");
    await quantity.press("Enter");
    await buyer.getByText(tooMuch).waitFor();
    await expect.poll(() => quantity.inputValue()).toBe("2,5");

    await button(buyer, "Jatka").click();
    await waitForHeading(buyer, "Yhteystiedot");
    await fillAddress(buyer);
    await waitForHeading(buyer, "Toimitus");
    await button(buyer, "Vahvista").click();
    await waitForHeading(buyer, "Vahvistus");
    await buyer.getByText(/2,5 × Polttopuu, koivu \(Pino-m3\)/).waitFor();

    await page.reload();
    await page.getByRole("table").getByText("8", { exact: true }).waitFor();
    await page.goto("/profiili");
    await page.getByText(/2,5 Pino-m3/).waitFor();
  });
});

test("§8 putting more into the cart than there is warns, with the net and without", async () => {
  const { seller } = await listed("1,5");
  const buyer = await newPage();
  await buyer.goto("/");
  await waitForServiceWorker(buyer);
  const add = await atSeller(buyer, seller.user._id);
  await add.click();
  await waitForText(buyer, "Tuote onnistuneesti lisätty ostoskoriin!");
  await add.click();
  await buyer.getByText(tooMuch).waitFor();
  await button(buyer, "Sulje ilmoitus").click();
  await goOffline(buyer);
  await add.click();
  await buyer.getByText(tooMuch).waitFor();
});
