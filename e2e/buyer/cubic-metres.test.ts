import type { Locator, Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { fillAddress } from "../support/market/buyer.ts";
import { database } from "../support/market/database.ts";
import { newSeller, openProfile, useNewSellers } from "../support/market/new-seller.ts";
import { fillFirewoodForm } from "../support/product-form.ts";
import { expect, type NewPage, test } from "../support/test.ts";

useNewSellers();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const tooMuch = /^Tuotteen määrää on ei voitu muuttaa, koska sen maksimi määrä on ylitetty\./;

const changed = "Tuotteen määrää on onnistuneesti päivitetty!";

/** Waits for a message and closes it, because the next one may have the same text. */
async function waitForMessage(page: Page, text: string): Promise<void> {
  const messages = page.getByRole("region", { name: "Sovelluksen viestit, F8" });
  await waitForText(messages, text);
  await press(button(messages, "Sulje viesti"));
}

/** Lists this quantity of firewood, in cubic metres, as a new seller; returns the seller and the page with the seller's firewood. */
async function listFirewood(newPage: NewPage, quantity: string) {
  const seller = await newSeller();
  const page = await newPage("desk");
  await openProfile(page, seller, "/polttopuut");
  await press(button(page, "Luo polttopuu"));
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Hinta yksiköltä")).toHaveValue("0,00");
  await fillFirewoodForm(form);
  await form.getByLabel("Yksikkö").selectOption("Pino-m3");
  await form.getByLabel("Määrä").fill(quantity);
  await press(button(form, "Luo"));
  await waitForText(page, "Tuote on lisätty.");
  await press(button(form, "Lisää kuva myöhemmin"));
  return { seller, page };
}

async function atSeller(page: Page, id: string): Promise<Locator> {
  // A trigger makes a new seller public.
  await expect.poll(async () => (await database.collection("sellers").doc(id).get()).exists).toBe(true);
  await page.goto(`/haku?myyja=${id}`);
  return page.getByRole("dialog").getByRole("button", { name: /^Lisää ostoskoriin: / });
}

test("a seller lists 10,5 cubic metres, a buyer takes 2,5, and 8 are left", { tag: "@s5-40" }, async ({
  newPage,
}) => {
  const { seller, page } = await listFirewood(newPage, "10,5");
  await page.getByRole("table").getByText("10,5", { exact: true }).waitFor();

  const buyer = await newPage("desk");
  await press(await atSeller(buyer, seller.user._id));
  await waitForText(buyer, "Tuote onnistuneesti lisätty ostoskoriin!");
  await buyer.goto("/ostoskori");
  const quantity = buyer.getByRole("textbox", { name: "Määrä" });
  await expect(quantity).toHaveValue("1");
  await press(button(buyer, "Lisää"));
  await expect(quantity).toHaveValue("1,5");
  await waitForMessage(buyer, changed);
  await quantity.fill("2,5");
  await quantity.press("Enter");
  await waitForMessage(buyer, changed);
  await expectFigures(buyer.getByRole("complementary", { name: "Yhteenveto" }), { Yhteensä: "181,25 €" });

  await quantity.fill("10,75");
  await quantity.press("Enter");
  await buyer.getByText(tooMuch).waitFor();
  await expect(quantity).toHaveValue("2,5");

  await press(button(buyer, "Jatka"));
  await waitForHeading(buyer, "Yhteystiedot");
  await fillAddress(buyer);
  await waitForHeading(buyer, "Toimitus");
  await press(button(buyer, "Vahvista maksullinen tilaus"));
  await waitForHeading(buyer, "Vahvistus");
  // The step before has the text twice and stays in the document, hidden, until the confirmation is loaded.
  await buyer
    .getByText(/2,5 × Polttopuu, koivu \(pino-m³\)/)
    .filter({ visible: true })
    .waitFor();

  await page.reload();
  await page.getByRole("table").getByText("8", { exact: true }).waitFor();
  await page.goto("/profiili");
  await page.getByText(/2,5\spino-m³/).waitFor();
});
