import type { Page } from "@playwright/test";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { screens } from "../support/chromium.ts";
import { check, press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/screen.ts";
import { listFirewood, setStock } from "../support/seller.ts";
import { expect, type NewPage, test } from "../support/test.ts";

const birch = "halkomestari-koivu-33";
const twigs = "halkomestari-havut";
/** A product of a seller who delivers but has no delivery price. */
const unpriced = "kapytikanpuuay-330";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const summary = (page: Page) => page.getByRole("complementary", { name: "Yhteenveto" });
const sellerCard = (page: Page, name: string) =>
  page.locator("main section, main div").filter({ has: page.getByRole("heading", { level: 2, name }) });

/** Opens the cart page of a new visitor with these products in the cart. */
async function atCart(newPage: NewPage, size: "phone" | "desk", ...ids: string[]): Promise<Page> {
  const page = await newPage(size);
  await addToCart(page, ...ids);
  await page.goto("/ostoskori");
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  return page;
}

for (const size of screens) {
  test.describe(`the cart on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 groups the items of several sellers, each with a subtotal", async ({ newPage }) => {
      const page = await atCart(newPage, size, birch, unpriced);
      for (const [seller, sum] of [
        ["Halkomestarin Puu Oy", /Välisumma\s*65,00\s€/],
        ["Käpytikan Puu Ay", /Välisumma\s*47,50\s€/],
      ] as const) {
        await sellerCard(page, seller).filter({ hasText: sum }).last().waitFor();
      }
      await expectFigures(summary(page), { Yhteensä: "112,50 €" });
      await expectNoHorizontalScroll(page);

      await press(page.getByRole("link", { name: "Käpytikan Puu Ay" }));
      await page.getByRole("dialog", { name: /Käpytikan Puu Ay/ }).waitFor();
      await page.goBack();
      await waitForHeading(page, "Ostoskori");
      await press(button(page, "Poista Polttopuu, leppä"));
      await waitForText(page, "Tuote on onnistuneesti poistettu ostoskorista!");
      await expectFigures(summary(page), { Yhteensä: "65,00 €" });
      await expect(page.getByText("Käpytikan Puu Ay")).toHaveCount(0);
    });

    test("§2 'Takaisin' leads to the search from the items, and else to the step before", async ({
      newPage,
    }) => {
      const page = await atCart(newPage, size, birch);
      await press(button(page, "Jatka"));
      await waitForHeading(page, "Yhteystiedot");
      await page.getByLabel("Etunimi").fill("Aino");
      await press(button(page, "Takaisin"));
      await waitForHeading(page, "Ostoskori");
      await press(button(page, "Jatka"));
      await expect(page.getByLabel("Etunimi")).toHaveValue("Aino");
      await fillAddress(page);
      await waitForHeading(page, "Toimitus");
      await press(button(page, "Takaisin"));
      await waitForHeading(page, "Yhteystiedot");
      await expect(page.getByLabel("Katuosoite")).toHaveValue("Kirkkotie 1");
      await press(button(page, "Takaisin"));
      await press(page.getByRole("main").getByRole("link", { name: "Takaisin" }));
      await page.waitForURL("**/haku");
    });

    test("§2 the browser's Back leads to the step before, and Forward on again", async ({ newPage }) => {
      const page = await atCart(newPage, size, birch);
      await press(button(page, "Jatka"));
      await waitForHeading(page, "Yhteystiedot");
      await fillAddress(page);
      await waitForHeading(page, "Toimitus");
      for (const heading of ["Yhteystiedot", "Ostoskori"]) {
        await page.goBack();
        await waitForHeading(page, heading);
      }
      await page.reload();
      await waitForHeading(page, "Ostoskori");
      for (const heading of ["Yhteystiedot", "Toimitus"]) {
        await page.goForward();
        await waitForHeading(page, heading);
      }
      await press(button(page, "Takaisin"));
      await waitForHeading(page, "Yhteystiedot");
      await page.goBack();
      await waitForHeading(page, "Ostoskori");
    });

    test("§2, §4 every step stays over a reload, and over Back and Forward", async ({ newPage }) => {
      const page = await atCart(newPage, size, birch);
      const stays = async (heading: string) => {
        await waitForHeading(page, heading);
        await page.reload();
        await waitForHeading(page, heading);
        await page.goto("/polttopuuinfo");
        await page.goBack();
        await waitForHeading(page, heading);
      };
      await stays("Ostoskori");
      await press(button(page, "Jatka"));
      await stays("Yhteystiedot");
      await fillAddress(page);
      await stays("Toimitus");
      await press(button(page, "Vahvista"));
      await waitForHeading(page, "Vahvistus");
      const number = page.getByRole("heading", { level: 2, name: /^HP-\d{6}-/ });
      const ordered = await number.innerText();
      await stays("Vahvistus");
      await expect(number).toHaveText(ordered);
      await press(button(page, "Uusi Tilaus"));
      await waitForHeading(page, "Ostoskori");
      await waitForText(page, "Ostoskorisi on tyhjä.");
      await expect(button(page, "Jatka")).toBeDisabled();
      await expectNoHorizontalScroll(page);
    });

    test("§8 a delivery without a price is to be agreed upon with the seller", async ({ newPage }) => {
      const text = "Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa.";
      const page = await atCart(newPage, size, unpriced);
      await press(button(page, "Jatka"));
      await fillAddress(page);
      await waitForHeading(page, "Toimitus");
      await expect(page.getByText(text)).toHaveCount(0);
      await check(page.getByLabel("Haluan toimituksen"));
      await waitForText(page, text);
      await waitForText(page, "Toimituskulutietoja on päivitetty onnistuneesti ostoskoriin.");
      await expectFigures(summary(page), { Yhteensä: "47,50 €" });
      await press(button(page, "Vahvista"));
      await waitForHeading(page, "Vahvistus");
      await waitForText(page, text);
      await expectNoHorizontalScroll(page);
    });
  });
}

test("§2 only the active delivery costs of the seller are offered", async ({ newPage }) => {
  const page = await atCart(newPage, "desk", birch);
  await press(button(page, "Jatka"));
  await fillAddress(page);
  await check(page.getByLabel("Haluan toimituksen"));
  await page.getByLabel(/^Kilometrien mukaan, 1,50\s€ \/ km$/).waitFor();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await expect(page.getByText(/30,00/)).toHaveCount(0);
});

test("§2 what sold out meanwhile is shown and costs nothing", async ({ newPage, afterTest }) => {
  const product = (await listFirewood("halkomestari")).find(({ _id }) => _id === birch);
  if (!product) throw new Error("the sample market has no birch");
  const page = await atCart(newPage, "phone", birch, twigs);
  afterTest(() => setStock(product, product.quantity));
  await setStock(product, 0);
  await page.reload();
  await waitForText(page, "Ei enää saatavilla");
  await expectFigures(summary(page), { Yhteensä: "9,00 €" });
  await expect(page.getByRole("group", { name: "Määrä: Polttopuu, koivu" })).toHaveCount(0);
  await press(button(page, "Poista Polttopuu, koivu"));
  await expect(page.getByText("Ei enää saatavilla")).toHaveCount(0);
});

for (const value of ["0", "-3"]) {
  test(`§5 a quantity of ${value} becomes the minimum, half a cubic metre`, async ({ newPage }) => {
    const page = await atCart(newPage, "phone", birch);
    const group = page.getByRole("group", { name: "Määrä: Polttopuu, koivu" });
    await press(group.getByRole("button", { name: "Lisää" }));
    await expectFigures(summary(page), { Yhteensä: "97,50 €" });
    await group.getByLabel("Määrä", { exact: true }).fill(value);
    await group.getByLabel("Määrä", { exact: true }).press("Enter");
    await expectFigures(summary(page), { Yhteensä: "32,50 €" });
    await expect(group.getByLabel("Määrä", { exact: true })).toHaveValue("0,5");
    await expect(group.getByRole("button", { name: "Vähennä" })).toBeDisabled();
  });
}

test("§9 the totals show the tax of each class", async ({ newPage }) => {
  const page = await atCart(newPage, "desk", birch, twigs);
  await expectFigures(summary(page), {
    "Veroton hinta": "59,97 €",
    "Alv 25,5%": "13,21 €",
    "Alv 10%": "0,82 €",
    Yhteensä: "74,00 €",
  });
});

test("§8 a failure to save the address shows a warning, and nothing typed is lost", async ({ newPage }) => {
  const page = await atCart(newPage, "phone", birch);
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Yhteystiedot");
  await page
    .context()
    .route("**/api/cart/addaddress", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
  await fillAddress(page);
  await page.getByRole("status").getByText("Ups, jotain meni pieleen tietoja lisättäessä.").waitFor();
  await waitForHeading(page, "Yhteystiedot");
  await expect(page.getByLabel("Sukunimi")).toHaveValue("Ahonala");
  await page.context().unrouteAll();
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Toimitus");
});

test("§5 checkout has no localities before the region, and asks for every field", async ({ newPage }) => {
  const page = await atCart(newPage, "phone", birch);
  await press(button(page, "Jatka"));
  const form = page.getByRole("form", { name: "Yhteystiedot" });
  await expect(form.getByLabel("Paikkakunta")).toBeDisabled();
  await press(button(page, "Jatka"));
  await waitForText(form, "Vaadittu kenttä");
  await expect
    .poll(() => form.getByLabel("Etunimi").evaluate((field) => document.activeElement === field))
    .toBe(true);
  await form.getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
  await form.getByLabel("Paikkakunta").selectOption({ label: "Tampere" });
  await form.getByLabel("Maakunta").selectOption({ label: "Kainuu" });
  await expect
    .poll(() => form.getByLabel("Paikkakunta").locator("option:checked").innerText())
    .toBe("Valitse paikkakunta");
});

test("§8 a failure to load the cart shows a warning with a retry button", async ({ newPage }) => {
  const page = await newPage();
  await page
    .context()
    .route("**/api/cart", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
  await page.goto("/ostoskori");
  await page.getByRole("status").getByText("virhe palvelimella, yritä uudelleen hetken kuluttua.").waitFor();
  await waitForText(page, "Ostoskoria ei saatu haettua.");
  await page.context().unrouteAll();
  await press(button(page, "Yritä uudelleen"));
  await waitForText(page, "Ostoskorisi on tyhjä.");
});
