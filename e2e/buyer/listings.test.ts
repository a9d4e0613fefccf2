import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();

const chips = (page: Page) => page.getByRole("navigation", { name: "Järjestys" });
const chip = (page: Page, name: string | RegExp) => chips(page).getByRole("link", { name, exact: true });
const listings = (page: Page) => page.getByRole("region", { name: "Ilmoitukset" });
const cards = (page: Page) => listings(page).getByRole("article");
const current = (page: Page) => chips(page).locator('[aria-current="true"]').innerText();

/** The prices on the cards, in cents, from the labels of the buttons that add to the cart. */
async function prices(page: Page): Promise<number[]> {
  const labels = await listings(page)
    .getByRole("button", { name: /^Lisää ostoskoriin: / })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return labels.map((label) => Number(/([\d\s]+,\d\d)\s€$/.exec(label)?.[1]?.replaceAll(/[\s,]/g, "")));
}

/** The value of `sort` and the comparison of each chip that sorts by price. */
const order = {
  Halvimmat: ["cheapest", (a: number, b: number) => a - b],
  Kalleimmat: ["expensive", (a: number, b: number) => b - a],
} as const;

describe.each(screens)("the listings on a %s", (size) => {
  test.each(Object.entries(order))(
    "§2 '%s' shows the prices in that order, over all pages",
    async (name, [sort, by]) => {
      const page = await newPage(size);
      await page.goto("/ilmoitukset");
      await chip(page, name).click();
      await page.waitForURL((url) => url.search === `?sort=${sort}`);
      await expect.poll(() => current(page)).toBe(name);
      const inOrder = async () => {
        const shown = await prices(page);
        return shown.length > 1 && shown.join() === shown.toSorted(by).join();
      };
      await expect.poll(inOrder).toBe(true);
      await page.getByRole("button", { name: "Näytä lisää" }).click();
      await waitForText(page, "48 tuotetta näkyvissä");
      await expect.poll(() => inOrder()).toBe(true);
    },
  );

  test.each([
    ["Uusimmat", "newest"],
    ["Vanhimmat", "oldest"],
  ])("§2 '%s' shows the listings by their age", async (name, sort) => {
    const page = await newPage(size);
    await page.goto("/ilmoitukset");
    await chip(page, name).click();
    await expect.poll(() => current(page)).toBe(name);
    const answer = await page.request.get(`/api/sellers?category=Polttopuut&sort=${sort}&limit=24`);
    const { products }: { products: { name: string; price: number; createdAt: string }[] } =
      await answer.json();
    const ages = products.map(({ createdAt }) => createdAt);
    expect(ages).toEqual(sort === "newest" ? ages.toSorted().toReversed() : ages.toSorted());
    await expect.poll(() => prices(page)).toEqual(products.map(({ price }) => price));
  });

  test("§2 keeps the order over reload and Back, and can be shared", async () => {
    const page = await newPage(size);
    await page.goto("/ilmoitukset");
    await waitForHeading(page, "Polttopuuilmoitukset");
    await expect.poll(() => current(page)).toBe("Uusimmat");
    await chip(page, "Halvimmat").click();
    await expect.poll(() => current(page)).toBe("Halvimmat");
    await page.reload();
    await expect.poll(() => current(page)).toBe("Halvimmat");
    await cards(page).first().waitFor();
    await page.goBack();
    await expect.poll(() => current(page)).toBe("Uusimmat");
    await expectNoHorizontalScroll(page);
  });

  test("§2 the favourites have a chip with their count", async () => {
    const page = await newPage(size);
    await page.goto("/ilmoitukset");
    await chip(page, "Suosikit (0)").waitFor();
    await cards(page)
      .nth(2)
      .getByRole("button", { name: /^Suosikki: / })
      .click();
    await chip(page, "Suosikit (1)").click();
    await page.waitForURL(/nayta=suosikit/);
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(1);
    await cards(page)
      .getByRole("button", { name: /^Suosikki: / })
      .click();
    await page.getByText(/^Et ole vielä merkinnyt suosikkeja/).waitFor();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
  });

  test("§2 a seller opens over the listings, and Back closes", async () => {
    const page = await newPage(size);
    await page.goto("/ilmoitukset?sort=cheapest");
    const link = cards(page).first().getByRole("link").first();
    const name = await link.innerText();
    await link.click();
    const dialog = page.getByRole("dialog", { name });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("?sort=cheapest");
  });
});
