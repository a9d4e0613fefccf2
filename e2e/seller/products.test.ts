import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press, pressTwice } from "../support/keyboard.ts";
import { alder, createListing, newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { fillFirewoodForm } from "../support/product-form.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const names = (page: Page) => page.locator("tbody tr td:first-child").allInnerTexts();

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2, §4 a seller lists a load of birch, edits it and deletes it", async ({ newPage }) => {
      const seller = await newSeller();
      const page = await newPage(size);
      await openProfile(page, seller, "/polttopuut");
      await waitForHeading(page, "Profiili Polttopuut");
      await waitForText(page, "Et myy vielä polttopuita.");
      await press(button(page, "Luo polttopuu"));
      await fillFirewoodForm(dialog(page));
      await pressTwice(button(dialog(page), "Luo"));
      await waitForText(page, "Tuote on lisätty.");
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

    test("§2 another product has no quality or length, and a service is described", async ({ newPage }) => {
      const seller = await newSeller();
      const page = await newPage(size);
      await openProfile(page, seller, "/muut-tuotteet");
      await press(button(page, "Luo tuote"));
      const form = dialog(page);
      await expect(form.getByLabel("Laatu")).toHaveCount(0);
      await form.getByLabel("Tuote", { exact: true }).selectOption("Hake");
      await form.getByLabel("Yksikkö").selectOption("kuutio");
      await form.getByLabel("Hinta yksiköltä").fill("25");
      await press(button(form, "Luo"));
      await page.getByRole("row", { name: /Hake/ }).waitFor();

      await page.goto("/profiili/palvelut");
      await press(button(page, "Luo palvelu"));
      await expect(form.getByLabel("Määrä")).toHaveValue("100000");
      await form.getByLabel("Palvelu", { exact: true }).selectOption("Raivaus");
      await form.getByLabel("Yksikkö").selectOption("tunti");
      await form.getByLabel("Hinta yksiköltä").fill("48");
      await form.getByLabel("Kuvaus (valinnainen)").fill("Siistiä jälkeä.");
      await press(button(form, "Luo"));
      await page.getByRole("row", { name: /Raivaus.*48,00 €.*tunti.*Siistiä jälkeä/ }).waitFor();
    });

    test("the form's draft survives a reload, and Back closes the form", async ({ newPage }) => {
      const page = await newPage(size);
      await openProfile(page, await newSeller(), "/polttopuut");
      await press(button(page, "Luo polttopuu"));
      await fillFirewoodForm(dialog(page));
      await page.reload();
      await expect(dialog(page).getByLabel("Hinta yksiköltä")).toHaveValue("72,50");
      await expect(dialog(page).getByLabel("Pituus")).toHaveValue("Pilke 33 cm");
      await page.goBack();
      await dialog(page).waitFor({ state: "hidden" });
      await waitForHeading(page, "Profiili Polttopuut");
    });
  });
}

test("§5 every missing field of firewood shows an error, and the first gets the focus", async ({
  newPage,
}) => {
  const page = await newPage();
  await openProfile(page, await newSeller(), "/polttopuut");
  await press(button(page, "Luo polttopuu"));
  const form = dialog(page);
  await form.getByLabel("Määrä").fill("");
  await press(button(form, "Luo"));
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
    await expect(field, label).toHaveAttribute("aria-invalid", "true");
  }
  expect(
    await form.getByLabel("Tuote", { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await expect(form.getByText("Vaadittu kenttä")).toHaveCount(7);
  await waitForText(form, "Hinnan tulee olla suurempi kuin nolla.");
});

for (const [label, value, error] of [
  ["Hinta yksiköltä", "paljon", "Anna hinta euroina, esimerkiksi 65,00."],
  ["Hinta yksiköltä", "0", "Hinnan tulee olla suurempi kuin nolla."],
  ["Määrä", "puolet", "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5."],
  ["Määrä", "100001", "Määrä saa olla enintään 100000."],
] as const) {
  test(`§5 ${label} ${value} is rejected: ${error}`, async ({ newPage }) => {
    const page = await newPage();
    await openProfile(page, await newSeller(), "/polttopuut");
    await press(button(page, "Luo polttopuu"));
    await fillFirewoodForm(dialog(page));
    await dialog(page).getByLabel(label).fill(value);
    await press(button(dialog(page), "Luo"));
    await dialog(page).getByText(error).waitFor();
  });
}

for (const [plan, count] of [
  ["premium", 1],
  ["basic", 0],
] as const) {
  test(`§5, §6 the offer switch of a paid ${plan} account: ${count}`, async ({ newPage }) => {
    const page = await newPage();
    await openProfile(page, await newSeller(plan), "/polttopuut");
    await press(button(page, "Luo polttopuu"));
    await dialog(page).getByLabel("Kuvaus (valinnainen)").waitFor();
    await expect(dialog(page).getByRole("switch", { name: "Tarjous" })).toHaveCount(count);
  });
}

test("an offer beyond the plan's limit is rejected with the form open, and nothing typed is lost", async ({
  newPage,
}) => {
  const seller = await newSeller();
  for (let nth = 0; nth < 10; nth += 1) await createListing(seller, { ...alder, discount: true });
  const page = await newPage();
  await openProfile(page, seller, "/polttopuut");
  await press(button(page, "Luo polttopuu"));
  await fillFirewoodForm(dialog(page));
  await press(dialog(page).getByRole("switch", { name: "Tarjous" }));
  await press(button(dialog(page), "Luo"));
  await page.getByRole("alert").getByText("Tilisi tarjoukset ovat jo käytössä.").waitFor();
  await expect(dialog(page).getByLabel("Hinta yksiköltä")).toHaveValue("72,50");
});

test("a price that becomes more than three times as high is asked about before it is saved", async ({
  newPage,
}) => {
  const seller = await newSeller();
  const id = await createListing(seller, { ...alder, price: 1000 });
  const stored = async () => (await database.collection("products").doc(id).get()).get("price");
  const page = await newPage("desk");
  await openProfile(page, seller, "/polttopuut");
  await press(button(page, /^Muokkaa: /));
  const form = page.getByRole("form", { name: "Muokkaa" });
  await form.getByLabel("Hinta yksiköltä").fill("100");
  await press(form.getByRole("button", { name: "Tallenna" }));
  const question = page.getByRole("dialog", { name: "Onko hinta oikein?" });
  await waitForText(question, "Hinta muuttuu 10,00\u00a0€ → 100,00\u00a0€. Onko hinta oikein?");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await expect(form.getByLabel("Hinta yksiköltä")).toHaveValue("100");
  expect(await stored()).toBe(1000);

  await press(form.getByRole("button", { name: "Tallenna" }));
  await press(question.getByRole("button", { name: "Kyllä, tallenna" }));
  await waitForText(page, "Tuote on tallennettu.");
  expect(await stored()).toBe(10_000);
});

test("what was sold while the form was open stays sold", async ({ newPage }) => {
  const seller = await newSeller();
  const id = await createListing(seller, alder);
  const page = await newPage();
  await openProfile(page, seller, "/polttopuut");
  await press(button(page, /^Muokkaa: /));
  await dialog(page).getByLabel("Hinta yksiköltä").fill("55");
  await database.collection("products").doc(id).update({ quantity: 9 });
  await press(button(dialog(page), "Tallenna"));
  await waitForText(page, "Tuote on tallennettu.");
  expect((await database.collection("products").doc(id).get()).get("quantity")).toBe(9);
});

test("§2, §9 the table shows 15 rows, or 30, 45 or all, sorts by a column and has a compact mode", async ({
  newPage,
}) => {
  const seller = await newSeller();
  for (let nth = 1; nth <= 17; nth += 1) await createListing(seller, { ...alder, price: nth * 100 });
  const page = await newPage("desk");
  await openProfile(page, seller, "/polttopuut");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(15);
  await waitForText(page, "1–15 / 17");
  await press(button(page, "Seuraava"));
  await expect(rows).toHaveCount(2);
  await press(button(page, "Hinta"));
  await waitForText(page, "1–15 / 17");
  await rows.first().getByText("1,00 €").waitFor();
  await press(button(page, "Hinta"));
  await rows.first().getByText("17,00 €").waitFor();
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Hinta" }).getAttribute("aria-sort"))
    .toBe("descending");
  for (const size of ["30", "45", "Kaikki"]) {
    await page.getByLabel("Rivejä sivulla").selectOption({ label: size });
    await expect(rows, size).toHaveCount(17);
  }
  const height = async () => (await rows.first().boundingBox())?.height ?? 0;
  const before = await height();
  await press(page.getByRole("switch", { name: "Tiivis" }));
  await expect.poll(height).toBeLessThan(before);
});
