import { changeAvailability } from "@halkopiha/domain/contract/shop/products.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { database } from "../support/market/database.ts";
import {
  createListing,
  newBirch,
  newSeller,
  openProfile,
  useNewSellers,
} from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const title = "Polttopuu, koivu";
const birch: NewProduct = { ...newBirch, quantity: 12, deliveryTime: "2" };
const addToCart = (page: Page) => page.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu/ });
const sale = (page: Page) => page.getByLabel(/^Myynti: Koivu/);
const formatNextBatch = (day: string) => {
  const [, month, dayOfMonth] = day.split("-").map(Number);
  return `Seuraava erä ${dayOfMonth}.${month}.`;
};

test("a seller pauses a product with one press, buyers wait for the next batch, and go on to order once it is on sale", async ({
  newPage,
}) => {
  const seller = await newSeller();
  const product = await createListing(seller, birch);
  const listed = database.collection("products").doc(product);
  await expect.poll(async () => (await listed.get()).get("visible")).toBe(true);
  const [sellersPage, buyersPage] = [await newPage("phone"), await newPage("phone")];
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
  await expect(buyersPage.getByRole("button", { name: "Ilmoita, kun saatavilla" })).toBeVisible();
  const offer = buyersPage.getByRole("main");
  await expect(offer.getByText("Toimitus noin 2 viikossa erän tulosta").first()).toBeVisible();
  expect(await findAxeViolations(buyersPage)).toEqual([]);
  await buyersPage.goto("/ostoskori");
  await waitForText(buyersPage, nextBatch);
  await expect(buyersPage.getByRole("button", { name: "Jatka", exact: true })).toBeDisabled();

  await sale(sellersPage).selectOption({ label: "Myynnissä" });
  await waitForText(sellersPage, "Ilmoitus on taas myynnissä.");
  await buyersPage.reload();
  await press(buyersPage.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(buyersPage, "Yhteystiedot");
});

test("a seller undoes a change of all products: each is as before, but for the one that was changed elsewhere meanwhile", async ({
  newPage,
}) => {
  const seller = await newSeller();
  const today = toFinnishDate(new Date().toISOString());
  const [nextWeek, nextMonth] = [addDays(today, 7), addDays(today, 30)];
  const quick = await createListing(seller, birch);
  const paused = await createListing(seller, {
    ...birch,
    plength: "Pilke 25 cm",
    deliveryTime: null,
    pausedUntil: nextWeek,
  });
  const changedElsewhere = await createListing(seller, { ...birch, plength: "Pilke 50 cm" });
  const read = async (id: string) => {
    const stored = await database.collection("products").doc(id).get();
    return [stored.get("deliveryTime"), stored.get("pausedUntil")];
  };
  const page = await newPage("desk");
  await openProfile(page, seller, "/polttopuut");
  await press(page.getByRole("button", { name: "Muuta saatavuutta" }));
  const dialog = page.getByRole("dialog", { name: "Muuta saatavuutta" });
  await dialog.getByLabel("Toimitusaika").selectOption({ label: "4 viikkoa" });
  await dialog.getByLabel("Myynti").selectOption({ label: "Kaikki tauolle" });
  await dialog.getByLabel("Seuraava erä").fill(nextMonth);
  await press(dialog.getByRole("button", { name: "Tallenna" }));
  await waitForText(page, "3 ilmoitusta on muutettu.");
  expect(await read(quick)).toEqual(["4", nextMonth]);
  await callApi(changeAvailability, {
    params: { id: seller.user._id },
    body: { productId: changedElsewhere, pausedUntil: null },
    token: seller.token,
  });

  await press(page.getByRole("button", { name: "Kumoa" }));
  await waitForText(
    page,
    "2 ilmoitusta on palautettu. Sillä välin muutettua ei palautettu: Koivu 50 cm, kuiva, irto.",
  );
  expect(await read(quick)).toEqual(["2", null]);
  expect(await read(paused)).toEqual([null, nextWeek]);
  expect(await read(changedElsewhere)).toEqual(["4", null]);
  await expect(page.getByLabel("Myynti: Koivu 25 cm, kuiva, irto")).toHaveValue(nextWeek);
  await expect(page.getByLabel("Toimitusaika: Koivu 33 cm, kuiva, irto")).toHaveValue("2");
  await expectNoHorizontalScroll(page);
});
