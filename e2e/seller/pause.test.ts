import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { typeAddress } from "../support/buyer.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { createListing, newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const title = "Polttopuu, koivu";
const addToCart = (page: Page) => page.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu/ });
const sale = (page: Page) => page.getByLabel(/^Myynti: Polttopuu, koivu/);
const formatNextBatch = (day: string) => {
  const [, month, dayOfMonth] = day.split("-").map(Number);
  return `Seuraava erä ${dayOfMonth}.${month}.`;
};

for (const size of screens) {
  test(`a seller pauses a product with one press, buyers wait for the next batch, and order once it is on sale @${size}`, async ({
    newPage,
  }) => {
    const seller = await newSeller();
    const product = await createListing(seller, {
      category: "Polttopuut",
      name: "Polttopuu",
      quality: "kuiva",
      material: "koivu",
      deliveryType: "irto",
      plength: "Pilke 33 cm",
      bagVolume: null,
      unit: "Irto-m3",
      price: 6500,
      quantity: 12,
      vat: 2550,
      description: "",
      discount: false,
      deliveryTime: "2",
      pausedUntil: null,
    });
    const listed = database.collection("products").doc(product);
    await expect.poll(async () => (await listed.get()).get("visible")).toBe(true);
    const [sellersPage, buyersPage] = [await newPage(size), await newPage(size)];
    await buyersPage.goto(`/tuote/${product}`);
    await waitForHeading(buyersPage, title);
    await waitForText(buyersPage, "Toimitus noin 2 viikossa");
    await press(addToCart(buyersPage).first());
    await waitForText(buyersPage, "Tuote onnistuneesti lisätty ostoskoriin!");

    await openProfile(sellersPage, seller, "/polttopuut");
    const day = await sale(sellersPage).locator("option").nth(1).getAttribute("value");
    if (!day) throw new Error("There is no day to choose.");
    const nextBatch = formatNextBatch(day);
    await sale(sellersPage).selectOption(day);
    await waitForText(sellersPage, `Ilmoitus on tauolla. ${nextBatch}`);
    await expect(sale(sellersPage)).toHaveValue(day);
    await expectNoHorizontalScroll(sellersPage);
    expect(await findAxeViolations(sellersPage)).toEqual([]);

    await buyersPage.goto(`/tuote/${product}`);
    await waitForText(buyersPage, nextBatch);
    await expect(buyersPage.getByRole("button", { name: "Ilmoita kun saatavilla" })).toBeVisible();
    const offer = buyersPage.getByRole("main");
    await expect(offer.getByText("Toimitus noin 2 viikossa").first()).toBeVisible();
    expect(await findAxeViolations(buyersPage)).toEqual([]);
    await buyersPage.goto("/ostoskori");
    await waitForText(buyersPage, nextBatch);
    await expect(buyersPage.getByRole("button", { name: "Jatka", exact: true })).toBeDisabled();

    await sale(sellersPage).selectOption({ label: "Myynnissä" });
    await waitForText(sellersPage, "Ilmoitus on taas myynnissä.");
    await buyersPage.reload();
    await press(buyersPage.getByRole("button", { name: "Jatka", exact: true }));
    await waitForHeading(buyersPage, "Yhteystiedot");
    await typeAddress(buyersPage);
    await press(buyersPage.getByRole("button", { name: "Jatka", exact: true }));
    await waitForHeading(buyersPage, "Toimitus");
    await press(buyersPage.getByRole("button", { name: "Vahvista", exact: true }));
    await waitForHeading(buyersPage, "Vahvistus");
  });
}
