import type { Page } from "@playwright/test";
import { press } from "../support/keyboard.ts";
import { labels } from "../support/labels.ts";
import { openProfile } from "../support/new-seller.ts";
import { createSession, type Session } from "../support/session.ts";
import { expect, type NewPage, test } from "../support/test.ts";

let business: Session;
test.beforeAll(async () => {
  business = await createSession("halkomestari", "Halkomestari1");
});

async function open(newPage: NewPage, path: string): Promise<Page> {
  const page = await newPage("desk");
  await openProfile(page, business, `/${path}`);
  return page;
}

const headings = (page: Page) => page.getByRole("columnheader").allInnerTexts();

for (const path of ["polttopuut", "muut-tuotteet"]) {
  test(`§2 the table of ${path} has the columns of a product`, async ({ newPage }) => {
    const page = await open(newPage, path);
    await page.getByRole("row").nth(1).waitFor();
    expect(await headings(page)).toEqual(
      expect.arrayContaining([
        "Nimi",
        "Pituus",
        "Puulaji",
        "Laatu",
        "Toimitusmuoto",
        "Hinta",
        "Yksikkö",
        "Muokkaa kuvaa",
        "Muokkaa",
        "Poista",
      ]),
    );
  });
}

test("§2 the table of services has name, price, unit and description", async ({ newPage }) => {
  const page = await open(newPage, "palvelut");
  await page.getByRole("row").nth(1).waitFor();
  expect(await headings(page)).toEqual(
    expect.arrayContaining(["Nimi", "Hinta", "Yksikkö", "Kuvaus", "Muokkaa", "Poista"]),
  );
});

test("§4 an edit that is closed leaves an empty form, whose button is 'Luo'", async ({ newPage }) => {
  const page = await open(newPage, "palvelut");
  const dialog = page.getByRole("dialog");
  await press(page.getByRole("button", { name: /^Muokkaa: / }).first());
  await dialog.getByRole("button", { name: "Tallenna", exact: true }).waitFor();
  await dialog.getByLabel("Hinta yksiköltä").fill("123");
  await press(dialog.getByRole("button", { name: "Peruuta" }));
  await dialog.waitFor({ state: "detached" });
  await press(page.getByRole("button", { name: "Luo palvelu" }));
  await dialog.getByRole("button", { name: "Luo", exact: true }).waitFor();
  await expect(dialog.getByLabel("Hinta yksiköltä")).toHaveValue("0,00");
});

test("§5, §9 the form of firewood has every field, a VAT class of 25,5 or 10 percent, a price of zero and a quantity of one", async ({
  newPage,
}) => {
  const page = await open(newPage, "polttopuut");
  await press(page.getByRole("button", { name: "Luo polttopuu" }));
  const form = page.getByRole("dialog").getByRole("form");
  await form.getByLabel("Kuvaus").waitFor();
  expect(await labels(form)).toEqual(
    expect.arrayContaining([
      "Kategoria",
      "Tuote",
      "Hinta yksiköltä",
      "Määrä",
      "Alv-luokka",
      "Laatu",
      "Puulaji",
      "Toimitusmuoto",
      "Pituus",
      "Yksikkö",
      "Kuvaus",
    ]),
  );
  const vat = form.getByLabel("Alv-luokka");
  expect(
    await vat.locator("option").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
  ).toEqual(["2550", "1000"]);
  await expect(vat).toHaveValue("2550");
  await expect(form.getByLabel("Hinta yksiköltä")).toHaveValue("0,00");
  await expect(form.getByLabel("Määrä")).toHaveValue("1");
});

for (const [path, create, kind] of [
  ["muut-tuotteet", "Luo tuote", "Tuote"],
  ["palvelut", "Luo palvelu", "Palvelu"],
] as const) {
  test(`§5 in the form of ${path} the name, the unit, the price and the quantity are required`, async ({
    newPage,
  }) => {
    const page = await open(newPage, path);
    await press(page.getByRole("button", { name: create }));
    const form = page.getByRole("dialog").getByRole("form");
    await form.getByLabel("Määrä").fill("");
    await press(form.getByRole("button", { name: "Luo", exact: true }));
    for (const label of [kind, "Yksikkö", "Hinta yksiköltä", "Määrä"]) {
      const field = form.getByLabel(label, { exact: true });
      await expect(field, label).toHaveAttribute("aria-invalid", "true");
    }
    await expect(form.getByLabel("Kuvaus")).not.toHaveAttribute("aria-invalid", "true");
  });
}

test("§5 the form of a delivery cost says beforehand which fields are required", async ({ newPage }) => {
  const page = await open(newPage, "toimituskulut");
  const form = page.getByRole("form", { name: "Toimituskulu" });
  await form.getByLabel("Peruste").waitFor();
  await expect(form.getByText("Vaadittu kenttä", { exact: true })).toHaveCount(3);
});
