import { staticPages } from "@halkopiha/domain/page-paths.ts";
import type { Page } from "@playwright/test";
import { check, press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Size of the root's text in pixels, as base.css sets it at the usual settings of a browser. */
const usualSize = 17;

/** Doubles the text size as the settings of a phone do: unlike zoom, it leaves the widths in pixels, and media queries in `em` follow it. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** Expects that the page, and whatever scrolls in its dialog, is not wider than the phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${2 * usualSize}px`);
  await expectNoHorizontalScroll(page);
  const scrollers = await page
    .getByRole("dialog")
    .locator("*")
    .evaluateAll((elements) =>
      elements
        .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
  expect(scrollers).toEqual([]);
  expect(await page.evaluate(findCutTexts)).toEqual([]);
}

/** Texts that are cut off by their own element, other than those that a button shows as a whole. Runs in the page. */
function findCutTexts(): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && hasText(element))
    .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
    .filter((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      if (webkitLineClamp !== "none") return false;
      const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (
        (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map(({ textContent }) => textContent ?? "");
}

/** How many pixels of the screen are covered by what stays while the page scrolls. Runs in the page. */
function measureSticky(): number {
  const isStuck = (element: Element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    const isAtEdge = top <= 1 || bottom >= innerHeight - 1;
    return height > 0 && (position === "fixed" || (position === "sticky" && isAtEdge));
  };
  const stuck = [...document.querySelectorAll("body *")].filter(
    (element) => element.checkVisibility() && element.closest("dialog") === null && isStuck(element),
  );
  return stuck
    .filter((element) => !stuck.some((other) => other !== element && other.contains(element)))
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > innerWidth / 2)
    .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
}

/** Expects that at least three quarters of the screen are left to what scrolls. */
async function expectRoomToScroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, (document.body.scrollHeight - innerHeight) / 2));
  const height = page.viewportSize()?.height ?? 0;
  expect(await page.evaluate(measureSticky), page.url()).toBeLessThanOrEqual(height / 4);
}

for (const path of [
  ...Object.values<string>(staticPages),
  "/haku?category=Polttopuut&material=koivu&region=pirkanmaa&locality=orivesi&queryString=kuiva",
  "/haku?nayta=suosikit",
  "/myyja/halkomestari",
  "/polttopuut/pirkanmaa/orivesi",
  "/vertaa?tuotteet=halkomestari~koivu~33,halkomestari~havut",
  "/ostoskori",
  "/omat-tilaukset",
  "/kirjaudu",
  "/kirjaudu/salasananpalautus",
  "/rekisteroidy",
  "/ei-ole",
]) {
  test(`WCAG 1.4.4: with text at 200 % a phone shows ${path} without scrolling sideways, and leaves room to scroll`, async ({
    newPage,
  }) => {
    const page = await newPage("phone");
    await doubleTextSize(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectFitsPhone(page);
    await expectRoomToScroll(page);
  });
}

test("WCAG 1.4.4: with text at 200 % the steps of the checkout leave room to scroll on a phone", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await doubleTextSize(page);
  await addToCart(page, "halkomestari-koivu-33", "halkomestari-havut");
  await page.goto("/ostoskori");
  await waitForHeading(page, "Ostoskori");
  await expectRoomToScroll(page);
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(page, "Yhteystiedot");
  await expectRoomToScroll(page);
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await expectRoomToScroll(page);
});

test("WCAG 1.4.4: with text at 200 % a phone shows the pages of a buyer without scrolling sideways, up to the order", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await doubleTextSize(page);
  await addToCart(page, "halkomestari-koivu-33", "halkomestari-havut");
  for (const path of [
    "/",
    "/haku",
    "/haku?nayta=myyjat",
    "/haku?myyja=halkomestari",
    "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
    "/polttopuuinfo/polttopuun-ominaisuudet",
    "/kayttoehdot",
    "/ostoskori",
  ]) {
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status()).toBe(200);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectFitsPhone(page);
  }
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(page, "Yhteystiedot");
  await expectFitsPhone(page);
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await check(page.getByLabel("Haluan toimituksen"));
  await page.getByRole("group", { name: "Toimituksen hinta" }).waitFor();
  await expectFitsPhone(page);
  await press(page.getByRole("button", { name: "Vahvista maksullinen tilaus", exact: true }));
  await waitForHeading(page, "Vahvistus");
  await expectFitsPhone(page);
});

test("WCAG 1.4.4: with text at 200 % a phone shows the seller's products and their form without scrolling sideways", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await doubleTextSize(page);
  await storeSession(page, await createSession("halkomestari", "Halkomestari1"));
  await page.goto("/profiili/polttopuut");
  await waitForHeading(page, "Profiili Polttopuut");
  await page.getByRole("table", { name: "Polttopuut" }).waitFor();
  await expectFitsPhone(page);
  await press(page.getByRole("button", { name: "Luo polttopuu" }).first());
  await page.getByRole("dialog").getByLabel("Kategoria").waitFor();
  await expectFitsPhone(page);
});
