import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { screens } from "../support/chromium.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/screen.ts";
import { listFirewood, setStock } from "../support/seller.ts";

useBrowser();

const birch = "halkomestari-koivu-33";
const twigs = "halkomestari-havut";
/** A product of a seller who delivers but has no delivery price. */
const unpriced = "kapytikanpuuay-330";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const summary = (page: Page) => page.getByRole("complementary", { name: "Yhteenveto" });
const sellerCard = (page: Page, name: string) =>
  page.locator("main section, main div").filter({ has: page.getByRole("heading", { level: 2, name }) });

/** Opens the cart page of a new visitor with these products in the cart. */
async function atCart(size: "phone" | "desk", ...ids: string[]): Promise<Page> {
  const page = await newPage(size);
  await addToCart(page, ...ids);
  await page.goto("/ostoskori");
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  return page;
}

describe.each(screens)("the cart on a %s", (size) => {
  test("§2 groups the items of several sellers, each with a subtotal", async () => {
    const page = await atCart(size, birch, unpriced);
    for (const [seller, sum] of [
      ["Halkomestarin Puu Oy", /Välisumma\s*65,00\s€/],
      ["Käpytikan Puu Ay", /Välisumma\s*47,50\s€/],
    ] as const) {
      await sellerCard(page, seller).filter({ hasText: sum }).last().waitFor();
    }
    await expectFigures(summary(page), { Yhteensä: "112,50 €" });
    await expectNoHorizontalScroll(page);

    await page.getByRole("link", { name: "Käpytikan Puu Ay" }).click();
    await page.getByRole("dialog", { name: /Käpytikan Puu Ay/ }).waitFor();
    await page.goBack();
    await waitForHeading(page, "Ostoskori");
    await button(page, "Poista Polttopuu, leppä").click();
    await waitForText(page, "Tuote on onnistuneesti poistettu ostoskorista!");
    await expectFigures(summary(page), { Yhteensä: "65,00 €" });
    await expect.poll(() => page.getByText("Käpytikan Puu Ay").count()).toBe(0);
  });

  test("§2 'Takaisin' leads to the search from the items, and else to the step before", async () => {
    const page = await atCart(size, birch);
    await button(page, "Jatka").click();
    await waitForHeading(page, "Yhteystiedot");
    await page.getByLabel("Etunimi").fill("Aino");
    await button(page, "Takaisin").click();
    await waitForHeading(page, "Ostoskori");
    await button(page, "Jatka").click();
    await expect.poll(() => page.getByLabel("Etunimi").inputValue()).toBe("Aino");
    await fillAddress(page);
    await waitForHeading(page, "Toimitus");
    await button(page, "Takaisin").click();
    await waitForHeading(page, "Yhteystiedot");
    await expect.poll(() => page.getByLabel("Katuosoite").inputValue()).toBe("Kirkkotie 1");
    await button(page, "Takaisin").click();
    await page.getByRole("main").getByRole("link", { name: "Takaisin" }).click();
    await page.waitForURL("**/haku");
  });

  test("§2 the browser's Back leads to the step before, and Forward on again", async () => {
    const page = await atCart(size, birch);
    await button(page, "Jatka").click();
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
    await button(page, "Takaisin").click();
    await waitForHeading(page, "Yhteystiedot");
    await page.goBack();
    await waitForHeading(page, "Ostoskori");
  });

  test("§2, §4 every step stays over a reload, and over Back and Forward", async () => {
    const page = await atCart(size, birch);
    const stays = async (heading: string) => {
      await waitForHeading(page, heading);
      await page.reload();
      await waitForHeading(page, heading);
      await page.goto("/polttopuuinfo");
      await page.goBack();
      await waitForHeading(page, heading);
    };
    await stays("Ostoskori");
    await button(page, "Jatka").click();
    await stays("Yhteystiedot");
    await fillAddress(page);
    await stays("Toimitus");
    await button(page, "Vahvista").click();
    await waitForHeading(page, "Vahvistus");
    const number = page.getByRole("heading", { level: 2, name: /^HP-\d{6}-/ });
    const ordered = await number.innerText();
    await stays("Vahvistus");
    await expect.poll(() => number.innerText()).toBe(ordered);
    await button(page, "Uusi Tilaus").click();
    await waitForHeading(page, "Ostoskori");
    await waitForText(page, "Ostoskorisi on tyhjä.");
    await expect.poll(() => button(page, "Jatka").isDisabled()).toBe(true);
    await expectNoHorizontalScroll(page);
  });

  test("§8 a delivery without a price is to be agreed upon with the seller", async () => {
    const text = "Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa.";
    const page = await atCart(size, unpriced);
    await button(page, "Jatka").click();
    await fillAddress(page);
    await waitForHeading(page, "Toimitus");
    await expect.poll(() => page.getByText(text).count()).toBe(0);
    await page.getByLabel("Haluan toimituksen").check();
    await waitForText(page, text);
    await waitForText(page, "Toimituskulutietoja on päivitetty onnistuneesti ostoskoriin.");
    await expectFigures(summary(page), { Yhteensä: "47,50 €" });
    await button(page, "Vahvista").click();
    await waitForHeading(page, "Vahvistus");
    await waitForText(page, text);
    await expectNoHorizontalScroll(page);
  });
});

test("§2 only the active delivery costs of the seller are offered", async () => {
  const page = await atCart("desk", birch);
  await button(page, "Jatka").click();
  await fillAddress(page);
  await page.getByLabel("Haluan toimituksen").check();
  await page.getByLabel(/^Kilometrien mukaan, 1,50\s€ \/ km$/).waitFor();
  await expect.poll(() => page.getByRole("radio").count()).toBe(2);
  await expect.poll(() => page.getByText(/30,00/).count()).toBe(0);
});

test("§2 what sold out meanwhile is shown and costs nothing", async () => {
  const product = (await listFirewood("halkomestari")).find(({ _id }) => _id === birch);
  if (!product) throw new Error("the sample market has no birch");
  const page = await atCart("phone", birch, twigs);
  onTestFinished(() => setStock(product, product.quantity));
  await setStock(product, 0);
  await page.reload();
  await waitForText(page, "Ei enää saatavilla");
  await expectFigures(summary(page), { Yhteensä: "9,00 €" });
  await expect.poll(() => page.getByRole("group", { name: "Määrä: Polttopuu, koivu" }).count()).toBe(0);
  await button(page, "Poista Polttopuu, koivu").click();
  await expect.poll(() => page.getByText("Ei enää saatavilla").count()).toBe(0);
});

test.each(["0", "-3"])("§5 a quantity of %s becomes the minimum, half a cubic metre", async (typed) => {
  const page = await atCart("phone", birch);
  const group = page.getByRole("group", { name: "Määrä: Polttopuu, koivu" });
  await group.getByRole("button", { name: "Lisää" }).click();
  await expectFigures(summary(page), { Yhteensä: "97,50 €" });
  await group.getByLabel("Määrä", { exact: true }).fill(typed);
  await group.getByLabel("Määrä", { exact: true }).press("Enter");
  await expectFigures(summary(page), { Yhteensä: "32,50 €" });
  await expect.poll(() => group.getByLabel("Määrä", { exact: true }).inputValue()).toBe("0,5");
  await expect.poll(() => group.getByRole("button", { name: "Vähennä" }).isDisabled()).toBe(true);
});

test("§9 the totals show the tax of each class", async () => {
  const page = await atCart("desk", birch, twigs);
  await expectFigures(summary(page), {
    "Veroton hinta": "59,97 €",
    "Alv 25,5%": "13,21 €",
    "Alv 10%": "0,82 €",
    Yhteensä: "74,00 €",
  });
});

test("§8 a failure to save the address shows a warning, and nothing typed is lost", async () => {
  const page = await atCart("phone", birch);
  await button(page, "Jatka").click();
  await waitForHeading(page, "Yhteystiedot");
  await page
    .context()
    .route("**/api/cart/addaddress", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
  await fillAddress(page);
  await page.getByRole("status").getByText("Ups, jotain meni pieleen tietoja lisättäessä.").waitFor();
  await waitForHeading(page, "Yhteystiedot");
  await expect.poll(() => page.getByLabel("Sukunimi").inputValue()).toBe("Ahonala");
  await page.context().unrouteAll();
  await button(page, "Jatka").click();
  await waitForHeading(page, "Toimitus");
});

test("§5 checkout has no localities before the region, and asks for every field", async () => {
  const page = await atCart("phone", birch);
  await button(page, "Jatka").click();
  const form = page.getByRole("form", { name: "Yhteystiedot" });
  await expect.poll(() => form.getByLabel("Paikkakunta").isDisabled()).toBe(true);
  await button(page, "Jatka").click();
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

test("§8 a failure to load the cart shows a warning with a retry button", async () => {
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
  await button(page, "Yritä uudelleen").click();
  await waitForText(page, "Ostoskorisi on tyhjä.");
});
