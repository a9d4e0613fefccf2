import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { labels } from "../support/labels.ts";
import { openProfile } from "../support/new-seller.ts";
import { createSession, type Session } from "../support/session.ts";

useBrowser();

let business: Session;
beforeAll(async () => {
  business = await createSession("halkomestari", "Halkomestari1");
});

async function open(path: string): Promise<Page> {
  const page = await newPage("desk");
  await openProfile(page, business, `/${path}`);
  return page;
}

const headings = (page: Page) => page.getByRole("columnheader").allInnerTexts();

test.each(["polttopuut", "muut-tuotteet"])(
  "§2 the table of %s has the columns of a product",
  async (path) => {
    const page = await open(path);
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
  },
);

test("§2 the table of services has name, price, unit and description", async () => {
  const page = await open("palvelut");
  await page.getByRole("row").nth(1).waitFor();
  expect(await headings(page)).toEqual(
    expect.arrayContaining(["Nimi", "Hinta", "Yksikkö", "Kuvaus", "Muokkaa", "Poista"]),
  );
});

test("§4 an edit that is closed leaves an empty form, whose button is 'Luo'", async () => {
  const page = await open("palvelut");
  const dialog = page.getByRole("dialog");
  await page
    .getByRole("button", { name: /^Muokkaa: / })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Tallenna", exact: true }).waitFor();
  await dialog.getByLabel("Hinta yksiköltä").fill("123");
  await dialog.getByRole("button", { name: "Peruuta" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Luo palvelu" }).click();
  await dialog.getByRole("button", { name: "Luo", exact: true }).waitFor();
  await expect.poll(() => dialog.getByLabel("Hinta yksiköltä").inputValue()).toBe("0,00");
});

test("§5, §9 the form of firewood has every field, a VAT class of 25,5 or 10 percent, a price of zero and a quantity of one", async () => {
  const page = await open("polttopuut");
  await page.getByRole("button", { name: "Luo polttopuu" }).click();
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
  expect(await vat.inputValue()).toBe("2550");
  expect(await form.getByLabel("Hinta yksiköltä").inputValue()).toBe("0,00");
  expect(await form.getByLabel("Määrä").inputValue()).toBe("1");
});

test.each([
  ["muut-tuotteet", "Luo tuote", "Tuote"],
  ["palvelut", "Luo palvelu", "Palvelu"],
])(
  "§5 in the form of %s the name, the unit, the price and the quantity are required",
  async (path, create, kind) => {
    const page = await open(path);
    await page.getByRole("button", { name: create }).click();
    const form = page.getByRole("dialog").getByRole("form");
    await form.getByLabel("Määrä").fill("");
    await form.getByRole("button", { name: "Luo", exact: true }).click();
    for (const label of [kind, "Yksikkö", "Hinta yksiköltä", "Määrä"]) {
      const field = form.getByLabel(label, { exact: true });
      await expect.poll(() => field.getAttribute("aria-invalid"), { message: label }).toBe("true");
    }
    expect(await form.getByLabel("Kuvaus").getAttribute("aria-invalid")).not.toBe("true");
  },
);

test("§5 the form of a delivery cost says beforehand which fields are required", async () => {
  const page = await open("toimituskulut");
  const form = page.getByRole("form", { name: "Toimituskulu" });
  await form.getByLabel("Peruste").waitFor();
  expect(await form.getByText("Vaadittu kenttä", { exact: true }).count()).toBe(3);
});
