import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
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

const today = toFinnishDate(new Date().toISOString());
const claim = (page: Page) =>
  page.getByRole("main").getByText(/alin 30 pv ennen tarjousta 75,00\s€ · −20\s%/i);

/** Opens the form of the seller's listing; on a phone it is in the line of the list. */
async function openForm(page: Page) {
  await press(page.getByRole("button", { name: /^Muokkaa: / }).first());
  const form = page.getByRole("form", { name: "Muokkaa" });
  await expect(form.getByLabel("Hinta yksiköltä")).toBeVisible();
  return form;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a seller makes an offer, buyers see what it is compared with, and it ends with its mark`, async ({
    newPage,
  }) => {
    const seller = await newSeller();
    const product = await createListing(seller, { ...newBirch, price: 7500 });
    await expect
      .poll(async () => (await database.collection("products").doc(product).get()).get("visible"))
      .toBe(true);
    await database
      .collection("priceLogs")
      .doc(product)
      .set({ since: addDays(today, -90), former: [] });
    const [sellersPage, buyersPage] = [await newPage(size), await newPage(size)];

    await openProfile(sellersPage, seller, "/polttopuut");
    const form = await openForm(sellersPage);
    await press(form.getByRole("switch", { name: "Tarjous" }));
    await form.getByLabel("Tarjoushinta").fill("60");
    const until = addDays(today, 10);
    await form.getByLabel("Voimassa asti").fill(until);
    await expect(form.getByRole("status")).toHaveText(
      new RegExp(
        `^Kortissa: 60,00\\s€ · alin 30 pv ennen tarjousta 75,00\\s€ · −20\\s% · voimassa ${formatDayAndMonth(until)} asti$`,
      ),
    );
    await expectNoHorizontalScroll(sellersPage);
    expect(await findAxeViolations(sellersPage)).toEqual([]);
    await press(form.getByRole("button", { name: "Tallenna" }));
    await waitForText(sellersPage, "Tuote on tallennettu.");

    await buyersPage.goto(`/tuote/${product}`);
    await waitForHeading(buyersPage, "Polttopuu, koivu");
    await expect(claim(buyersPage)).toBeVisible();
    await expect(buyersPage.getByRole("main").getByText("Tarjous", { exact: true }).first()).toBeVisible();
    await expectNoHorizontalScroll(buyersPage);
    expect(await findAxeViolations(buyersPage)).toEqual([]);
    await buyersPage.goto(
      `/haku?queryString=tarjous+${encodeURIComponent(seller.companyName)}&nayta=tuotteet`,
    );
    await expect(claim(buyersPage)).toBeVisible();
    expect(await findAxeViolations(buyersPage)).toEqual([]);

    const again = await openForm(sellersPage);
    await expect(again.getByLabel("Hinta yksiköltä")).toHaveValue("75,00");
    await press(again.getByRole("switch", { name: "Tarjous" }));
    await press(again.getByRole("button", { name: "Tallenna" }));
    await expect(again).not.toBeVisible();
    await buyersPage.goto(`/tuote/${product}`);
    await expect(
      buyersPage
        .getByRole("main")
        .getByText(/^75,00\s€/)
        .first(),
    ).toBeVisible();
    await expect(claim(buyersPage)).toHaveCount(0);
  });
}
