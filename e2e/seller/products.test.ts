import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { alder, createListing, newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { fillFirewoodForm } from "../support/product-form.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();
useNewSellers();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const names = (page: Page) => page.locator("tbody tr td:first-child").allInnerTexts();

describe.each(screens)("on a %s", (size) => {
  test("§2, §4 a seller lists a load of birch, edits it and deletes it", async () => {
    const seller = await newSeller();
    const page = await newPage(size);
    await openProfile(page, seller, "/polttopuut");
    await waitForHeading(page, "Profiili Polttopuut");
    await waitForText(page, "Et myy vielä polttopuita.");
    await button(page, "Luo polttopuu").click();
    await fillFirewoodForm(dialog(page));
    await button(dialog(page), "Luo").dblclick();
    await waitForText(page, "Tuote on lisätty.");
    const row = page.getByRole("row", { name: /Polttopuu/ });
    await row.getByText("72,50 €").waitFor();
    await expect.poll(() => names(page)).toHaveLength(1);

    await button(row, /^Muokkaa: /).click();
    await expect.poll(() => dialog(page).getByLabel("Hinta yksiköltä").inputValue()).toBe("72,50");
    await dialog(page).getByLabel("Hinta yksiköltä").fill("69");
    await button(dialog(page), "Tallenna").click();
    await waitForText(page, "Tuote on tallennettu.");
    await row.getByText("69,00 €").waitFor();

    await button(row, /^Poista: /).click();
    await button(dialog(page), "Poista").click();
    await waitForText(page, "Et myy vielä polttopuita.");
  });

  test("§2 another product has no quality or length, and a service is described", async () => {
    const seller = await newSeller();
    const page = await newPage(size);
    await openProfile(page, seller, "/muut-tuotteet");
    await button(page, "Luo tuote").click();
    const form = dialog(page);
    await expect.poll(() => form.getByLabel("Laatu").count()).toBe(0);
    await form.getByLabel("Tuote", { exact: true }).selectOption("Hake");
    await form.getByLabel("Yksikkö").selectOption("kuutio");
    await form.getByLabel("Hinta yksiköltä").fill("25");
    await button(form, "Luo").click();
    await page.getByRole("row", { name: /Hake/ }).waitFor();

    await page.goto("/profiili/palvelut");
    await button(page, "Luo palvelu").click();
    await expect.poll(() => form.getByLabel("Määrä").inputValue()).toBe("100000");
    await form.getByLabel("Palvelu", { exact: true }).selectOption("Raivaus");
    await form.getByLabel("Yksikkö").selectOption("tunti");
    await form.getByLabel("Hinta yksiköltä").fill("48");
    await form.getByLabel("Kuvaus (valinnainen)").fill("Siistiä jälkeä.");
    await button(form, "Luo").click();
    await page.getByRole("row", { name: /Raivaus.*48,00 €.*tunti.*Siistiä jälkeä/ }).waitFor();
  });

  test("the form's draft survives a reload, and Back closes the form", async () => {
    const page = await newPage(size);
    await openProfile(page, await newSeller(), "/polttopuut");
    await button(page, "Luo polttopuu").click();
    await fillFirewoodForm(dialog(page));
    await page.reload();
    await expect.poll(() => dialog(page).getByLabel("Hinta yksiköltä").inputValue()).toBe("72,50");
    await expect.poll(() => dialog(page).getByLabel("Pituus").inputValue()).toBe("Pilke 33 cm");
    await page.goBack();
    await dialog(page).waitFor({ state: "hidden" });
    await waitForHeading(page, "Profiili Polttopuut");
  });
});

test("§5 every missing field of firewood shows an error, and the first gets the focus", async () => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/polttopuut");
  await button(page, "Luo polttopuu").click();
  const form = dialog(page);
  await form.getByLabel("Määrä").fill("");
  await button(form, "Luo").click();
  for (const label of [
    "Tuote",
    "Puulaji",
    "Laatu",
    "Pituus",
    "Toimitusmuoto",
    "Yksikkö",
    "Hinta yksiköltä",
    "Määrä",
  ]) {
    const field = form.getByLabel(label);
    await expect.poll(() => field.getAttribute("aria-invalid"), { message: label }).toBe("true");
  }
  expect(
    await form.getByLabel("Tuote", { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await expect.poll(() => form.getByText("Vaadittu kenttä").count()).toBe(7);
  await waitForText(form, "Hinnan tulee olla suurempi kuin nolla.");
});

test.each([
  ["Hinta yksiköltä", "paljon", "Anna hinta euroina, esimerkiksi 65,00."],
  ["Hinta yksiköltä", "0", "Hinnan tulee olla suurempi kuin nolla."],
  ["Määrä", "puolet", "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5."],
  ["Määrä", "100001", "Määrä saa olla enintään 100000."],
])("§5 %s %j is rejected: %s", async (label, typed, error) => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/polttopuut");
  await button(page, "Luo polttopuu").click();
  await fillFirewoodForm(dialog(page));
  await dialog(page).getByLabel(label).fill(typed);
  await button(dialog(page), "Luo").click();
  await dialog(page).getByText(error).waitFor();
});

test.each([
  ["premium", 1],
  ["basic", 0],
] as const)("§5, §6 the offer switch of a paid %s account: %i", async (plan, count) => {
  const page = await newPage();
  await openProfile(page, await newSeller(plan), "/polttopuut");
  await button(page, "Luo polttopuu").click();
  await dialog(page).getByLabel("Kuvaus (valinnainen)").waitFor();
  await expect.poll(() => dialog(page).getByRole("switch", { name: "Tarjous" }).count()).toBe(count);
});

test("an offer beyond the plan's limit is rejected with the form open, and nothing typed is lost", async () => {
  const seller = await newSeller();
  for (let nth = 0; nth < 10; nth += 1) await createListing(seller, { ...alder, discount: true });
  const page = await newPage();
  await openProfile(page, seller, "/polttopuut");
  await button(page, "Luo polttopuu").click();
  await fillFirewoodForm(dialog(page));
  await dialog(page).getByRole("switch", { name: "Tarjous" }).click();
  await button(dialog(page), "Luo").click();
  await page.getByRole("alert").getByText("Tilisi tarjoukset ovat jo käytössä.").waitFor();
  await expect.poll(() => dialog(page).getByLabel("Hinta yksiköltä").inputValue()).toBe("72,50");
});

test("a price that becomes more than three times as high is asked about before it is saved", async () => {
  const seller = await newSeller();
  const id = await createListing(seller, { ...alder, price: 1000 });
  const stored = async () => (await database.collection("products").doc(id).get()).get("price");
  const page = await newPage("desk");
  await openProfile(page, seller, "/polttopuut");
  await button(page, /^Muokkaa: /).click();
  const form = page.getByRole("form", { name: "Muokkaa" });
  await form.getByLabel("Hinta yksiköltä").fill("100");
  await form.getByRole("button", { name: "Tallenna" }).click();
  const asked = page.getByRole("dialog", { name: "Onko hinta oikein?" });
  await waitForText(asked, "Hinta muuttuu 10,00\u00a0€ → 100,00\u00a0€. Onko hinta oikein?");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  await expect.poll(() => form.getByLabel("Hinta yksiköltä").inputValue()).toBe("100");
  expect(await stored()).toBe(1000);

  await form.getByRole("button", { name: "Tallenna" }).click();
  await asked.getByRole("button", { name: "Kyllä, tallenna" }).click();
  await waitForText(page, "Tuote on tallennettu.");
  expect(await stored()).toBe(10_000);
});

test("what was sold while the form was open stays sold", async () => {
  const seller = await newSeller();
  const id = await createListing(seller, alder);
  const page = await newPage();
  await openProfile(page, seller, "/polttopuut");
  await button(page, /^Muokkaa: /).click();
  await dialog(page).getByLabel("Hinta yksiköltä").fill("55");
  await database.collection("products").doc(id).update({ quantity: 9 });
  await button(dialog(page), "Tallenna").click();
  await waitForText(page, "Tuote on tallennettu.");
  expect((await database.collection("products").doc(id).get()).get("quantity")).toBe(9);
});

test("§2, §9 the table shows 15 rows, or 30, 45 or all, sorts by a column and has a compact mode", async () => {
  const seller = await newSeller();
  for (let nth = 1; nth <= 17; nth += 1) await createListing(seller, { ...alder, price: nth * 100 });
  const page = await newPage("desk");
  await openProfile(page, seller, "/polttopuut");
  const rows = page.locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(15);
  await waitForText(page, "1–15 / 17");
  await button(page, "Seuraava").click();
  await expect.poll(() => rows.count()).toBe(2);
  await button(page, "Hinta").click();
  await waitForText(page, "1–15 / 17");
  await rows.first().getByText("1,00 €").waitFor();
  await button(page, "Hinta").click();
  await rows.first().getByText("17,00 €").waitFor();
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Hinta" }).getAttribute("aria-sort"))
    .toBe("descending");
  for (const size of ["30", "45", "Kaikki"]) {
    await page.getByLabel("Rivejä sivulla").selectOption({ label: size });
    await expect.poll(() => rows.count(), { message: size }).toBe(17);
  }
  const height = async () => (await rows.first().boundingBox())?.height ?? 0;
  const before = await height();
  await page.getByRole("switch", { name: "Tiivis" }).click();
  await expect.poll(height).toBeLessThan(before);
});
