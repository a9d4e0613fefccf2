import type { Page } from "@playwright/test";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

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

for (const size of screens) {
  test.describe(`the listings on a ${size}`, { tag: `@${size}` }, () => {
    for (const [name, [sort, by]] of Object.entries(order)) {
      test(`§2 '${name}' shows the prices in that order, over all pages`, async ({ newPage }) => {
        const page = await newPage(size);
        await page.goto("/ilmoitukset");
        await press(chip(page, name));
        await page.waitForURL((url) => url.search === `?sort=${sort}`);
        await expect.poll(() => current(page)).toBe(name);
        const inOrder = async () => {
          const shown = await prices(page);
          return shown.length > 1 && shown.join() === shown.toSorted(by).join();
        };
        await expect.poll(inOrder).toBe(true);
        await press(page.getByRole("button", { name: "Näytä lisää" }));
        await waitForText(page, "48 tuotetta näkyvissä");
        await expect.poll(() => inOrder()).toBe(true);
      });
    }

    for (const [name, sort] of [
      ["Uusimmat", "newest"],
      ["Vanhimmat", "oldest"],
    ] as const) {
      test(`§2 '${name}' shows the listings by their age`, async ({ newPage }) => {
        const page = await newPage(size);
        await page.goto("/ilmoitukset");
        await press(chip(page, name));
        await expect.poll(() => current(page)).toBe(name);
        const answer = await page.request.get(`/api/sellers?category=Polttopuut&sort=${sort}&limit=24`);
        const { products }: { products: { name: string; price: number; createdAt: string }[] } =
          await answer.json();
        const ages = products.map(({ createdAt }) => createdAt);
        expect(ages).toEqual(sort === "newest" ? ages.toSorted().toReversed() : ages.toSorted());
        await expect.poll(() => prices(page)).toEqual(products.map(({ price }) => price));
      });
    }

    test("§2 keeps the order over reload and Back, and can be shared", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/ilmoitukset");
      await waitForHeading(page, "Polttopuuilmoitukset");
      await expect.poll(() => current(page)).toBe("Uusimmat");
      await press(chip(page, "Halvimmat"));
      await expect.poll(() => current(page)).toBe("Halvimmat");
      await page.reload();
      await expect.poll(() => current(page)).toBe("Halvimmat");
      await cards(page).first().waitFor();
      await page.goBack();
      await expect.poll(() => current(page)).toBe("Uusimmat");
      await expectNoHorizontalScroll(page);
    });

    test("§2 the favourites have a chip with their count", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/ilmoitukset");
      await chip(page, "Suosikit (0)").waitFor();
      await press(
        cards(page)
          .nth(2)
          .getByRole("button", { name: /^Suosikki: / }),
      );
      await press(chip(page, "Suosikit (1)"));
      await page.waitForURL(/nayta=suosikit/);
      await expect(cards(page)).toHaveCount(1);
      await page.reload();
      await expect(cards(page)).toHaveCount(1);
      await press(cards(page).getByRole("button", { name: /^Suosikki: / }));
      await page.getByText(/^Et ole vielä merkinnyt suosikkeja/).waitFor();
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
    });

    test("§2 a seller opens over the listings, and Back closes", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/ilmoitukset?sort=cheapest");
      const link = cards(page).first().getByRole("link").first();
      const name = await link.innerText();
      await press(link);
      const dialog = page.getByRole("dialog", { name });
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: "detached" });
      expect(new URL(page.url()).search).toBe("?sort=cheapest");
    });
  });
}
