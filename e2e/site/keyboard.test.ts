import type { Page } from "@playwright/test";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

/** The name of the focused element, as a screen reader would announce it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const text =
      element?.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element?.textContent ?? "";
    return text.replaceAll(/\s+/g, " ").trim();
  });

/** More tab stops than any page has, including elements that have opened in a corner of it. */
const manyStops = 300;

/** Presses Tab until the element with this name has the focus, and checks that its outline is visible. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const isThere = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  for (let presses = 0; presses < manyStops; presses += 1) {
    await page.keyboard.press("Tab");
    if (!isThere(await focused(page))) continue;
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      return element ? getComputedStyle(element).outlineStyle : "none";
    });
    expect(outline, `the focus on ${name}`).not.toBe("none");
    return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

/** Moves the focus to the field with this label by Tab and types the text. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

async function fillCart(page: Page): Promise<void> {
  await page.goto("/");
  await tabTo(page, "Maakunta");
  await page.keyboard.type("Pirkanmaa");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/region=pirkanmaa/);
  await waitForHeading(page, "Polttopuut ja palvelut");
  await page.getByRole("article").first().waitFor();

  await tabTo(page, "Halkomestarin Puu Oy");
  await page.keyboard.press("Enter");
  const seller = page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });
  await seller.waitFor();
  await tabTo(page, "Tuotteet ja palvelut");
  await page.keyboard.press("ArrowRight");
  await waitForText(
    seller,
    "Teemme polttopuuta Oriveden korvessa jo kolmannessa polvessa. Koivut kaadetaan talvella, pilkotaan keväällä ja kuivataan ilmavassa katoksessa vähintään yhden kesän. Kuorma mitataan asiakkaan nähden, ja kuljettaja purkaa sen haluttuun paikkaan.",
  );
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, /^Lisää ostoskoriin: Polttopuu, koivu, 65,00\s€/);
  await page.keyboard.press("Enter");
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");
  await page.keyboard.press("Escape");
  await seller.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Halkomestarin Puu Oy");

  await tabTo(page, /^Ostoskori: 1 /);
  await page.keyboard.press("Enter");
  await waitForHeading(page, "Ostoskori");
  await expect.poll(() => focused(page)).toBe("Ostoskori");
}

async function order(page: Page): Promise<void> {
  await tabTo(page, "Lisää");
  await page.keyboard.press("Enter");
  await expectFigures(page.getByRole("complementary", { name: "Yhteenveto" }), { Yhteensä: "97,50 €" });
  await tabTo(page, "Jatka");
  await page.keyboard.press("Enter");

  await waitForHeading(page, "Yhteystiedot");
  await expect.poll(() => focused(page)).toBe("Yhteystiedot");
  await page.getByRole("form", { name: "Yhteystiedot" }).waitFor();
  await type(page, "Etunimi", "Aino");
  await type(page, "Sukunimi", "Ahonala");
  await type(page, "Sähköposti", "aino.ahonala@posti.example");
  await type(page, "Puhelinnumero", "050 000 0123");
  await type(page, "Katuosoite", "Kirkkotie 1");
  await type(page, "Postinumero", "33100");
  await type(page, "Maakunta", "Pirkanmaa");
  await page
    .getByLabel("Paikkakunta")
    .locator("option", { hasText: "Tampere" })
    .waitFor({ state: "attached" });
  await type(page, "Paikkakunta", "Tampere");
  await tabTo(page, /^Hyväksyn/);
  await page.keyboard.press("Space");
  await tabTo(page, "Jatka");
  await page.keyboard.press("Enter");

  await waitForHeading(page, "Toimitus");
  await expect.poll(() => focused(page)).toBe("Toimitus");
  await page.getByLabel("Haluan toimituksen").waitFor();
  await tabTo(page, "Haluan toimituksen");
  await page.keyboard.press("Space");
  await tabTo(page, /^Kiinteä hinta/);
  await page.keyboard.press("ArrowDown");
  await expectFigures(page.getByRole("complementary", { name: "Yhteenveto" }), { Yhteensä: "168,00 €" });
  await tabTo(page, "Vahvista maksullinen tilaus");
  await page.keyboard.press("Enter");
  await waitForHeading(page, "Vahvistus");
  await expect.poll(() => focused(page)).toBe("Vahvistus");
}

test("WCAG 2.1.1: a buyer on a desk searches, opens a seller and orders with the keyboard alone", {
  tag: "@s1-11",
}, async ({ newPage }) => {
  const page = await newPage("desk");
  await fillCart(page);
  await order(page);
});

test("WCAG 2.1.1: a buyer on a phone searches, opens a seller and fills the cart with the keyboard alone", async ({
  newPage,
}) => {
  await fillCart(await newPage("phone"));
});
