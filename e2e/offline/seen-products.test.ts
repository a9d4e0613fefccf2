import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import {
  expectNoHorizontalScroll,
  goOffline,
  goOnline,
  openWithServiceWorker,
} from "../support/browser/offline.ts";
import { scrollTo, waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const search = "/haku?category=Polttopuut&region=pirkanmaa";
const note = /^Nämä tiedot ovat listasta, joka on tallessa tällä laitteella\./;
const cardLinks = (within: Page | Locator) => within.getByRole("article").locator('a[href^="/tuote/"]');

/** The title and the address of a card. */
async function readCard(link: Locator): Promise<{ title: string; path: string }> {
  await link.waitFor();
  return { title: await link.innerText(), path: (await link.getAttribute("href")) ?? "" };
}

/** Waits until the device has kept a list with this product; an answer is kept some time after the page has it. */
async function waitForKeptList(page: Page, path: string): Promise<void> {
  const { id } = parsePageSegment(path.replace("/tuote/", ""));
  const isKept = () =>
    page.evaluate(async (text) => {
      const lists = await caches.open("searches");
      const answers = (await lists.keys()).map(async (key) =>
        (await lists.match(key, { ignoreVary: true }))?.text(),
      );
      return (await Promise.all(answers)).some((answer) => answer?.includes(text));
    }, id);
  await expect.poll(isKept).toBe(true);
}

/** What the page of a product says when the device knows it from a list alone. */
async function expectKeptProduct(page: Page, title: string): Promise<void> {
  await waitForHeading(page, title);
  await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  await page.getByText(note).waitFor();
  await page.getByRole("region", { name: "Myyjä" }).getByRole("link").first().waitFor();
}

/** Waits until the page of a product says where its seller delivers to, which it loads when it is scrolled to. */
async function waitForDelivery(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Toimitus" }).scrollIntoViewIfNeeded();
  await page
    .getByText("Toimittaako minulle?")
    .or(page.getByText(/^Myyjä ei toimita/))
    .first()
    .waitFor();
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a product seen in the results opens offline by its card and by its address`, async ({
    newInstalledPage,
  }) => {
    const page = await newInstalledPage(size);
    await openWithServiceWorker(page);
    await page.goto(search);
    const results = page.getByRole("region", { name: "Hakutulokset" });
    const [first, second] = [
      await readCard(cardLinks(results).first()),
      await readCard(cardLinks(results).nth(1)),
    ];
    await waitForKeptList(page, first.path);

    await goOffline(page);
    await press(cardLinks(results).first());
    await expectKeptProduct(page, first.title);
    await expectNoHorizontalScroll(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(second.path);
    await expectKeptProduct(page, second.title);

    await goOnline(page);
    await expect(page.getByText(note)).toHaveCount(0);
    await waitForDelivery(page);
  });
}

test("on a slow connection the page of a product waits for all of it", async ({ newInstalledPage }) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  await page.goto(search);
  const { title, path } = await readCard(cardLinks(page).first());
  await waitForKeptList(page, path);
  let [ask, answer] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route(/\/api\/(products|sellers)/, async (route) => {
    if (route.request().url().includes("/api/products/")) ask();
    await answered;
    await route.continue();
  });
  await press(cardLinks(page).first());
  await asked;
  // The list is asked for later: once it comes from the cache, the product has been waited for as long.
  await page.evaluate(async () => {
    const lists = await (await caches.open("searches")).keys();
    const list = lists.find(({ url }) => url.includes("/api/sellers?"));
    await fetch(list?.url ?? "");
  });
  await expect(page.getByText(note)).toHaveCount(0);
  answer();
  await waitForHeading(page, title);
  await waitForDelivery(page);
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
});

test("products seen on the front page, a page of a place, the page of a seller and as offers like another one open offline", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  const seen: { title: string; path: string }[] = [];
  for (const address of [
    "/",
    "/polttopuut/lappi",
    "/myyja/halkomestari-halkomestarin-puu-oy-orivesi",
    "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
  ]) {
    await page.goto(address);
    if (address === "/") await scrollTo(page, "Uusimmat polttopuuilmoitukset");
    const card = await readCard(cardLinks(page).first());
    await waitForKeptList(page, card.path);
    seen.push(card);
  }
  await goOffline(page);
  for (const { title, path } of seen) {
    await page.goto(path);
    await waitForHeading(page, title);
    await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  }
});

test("a favourite opens offline on a device that has kept no list with it", async ({ newInstalledPage }) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  await page.goto(search);
  const card = page.getByRole("region", { name: "Hakutulokset" }).getByRole("article").first();
  const { title, path } = await readCard(cardLinks(page).first());
  const heart = card.getByRole("button", { name: /suosikki/i });
  const marked = page.waitForResponse((response) => response.url().endsWith("/api/favorites"));
  await press(heart);
  await marked;
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/haku?nayta=suosikit");
  await cardLinks(page).first().waitFor();
  await waitForKeptList(page, path);
  await page.evaluate(() => caches.delete("searches"));
  await goOffline(page);
  await press(cardLinks(page).first());
  await expectKeptProduct(page, title);
  await page.reload();
  await expectKeptProduct(page, title);
});

test("a photo that was seen on a card is on the page of the product, which asks for a larger one", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage("desk");
  await openWithServiceWorker(page);
  await page.goto("/haku?nayta=tuotteet");
  const withPhoto = page
    .getByRole("article")
    .filter({ has: page.locator('img[src*="/v0/b/"]') })
    .first();
  await withPhoto.scrollIntoViewIfNeeded();
  const isShown = (image: Locator) =>
    image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);
  await expect.poll(() => isShown(withPhoto.locator("img").first())).toBe(true);
  const { title, path } = await readCard(withPhoto.locator('a[href^="/tuote/"]'));
  await waitForKeptList(page, path);
  await goOffline(page);
  await page.goto(path);
  await expectKeptProduct(page, title);
  await expect.poll(() => isShown(page.locator('img[src*="/v0/b/"]').first())).toBe(true);
});
