import type { Page } from "@playwright/test";
import { screens } from "../support/browser/chromium.ts";
import { readShift } from "../support/browser/layout-shift.ts";
import { waitForIdleApp } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const product = "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi";
const seller = "/myyja/halkomestari-halkomestarin-puu-oy-orivesi";
const locality = "/polttopuut/pirkanmaa/orivesi";
const pages = [product, seller, "/haku", "/ilmoitukset", "/polttopuut", "/polttopuut/pirkanmaa", locality];

/** The structured data of a page, by type. */
const readTypes = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)["@type"]));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page says first that the app needs scripts", async ({ page }) => {
    await page.goto("/haku");
    // Playwright finds no text in `noscript`.
    const notice = page.locator(".no-scripts");
    await expect(notice).toBeInViewport();
    await expect(notice).toHaveText(/^Halkopiha tarvitsee toimiakseen JavaScriptin\./);
    await expect(notice).toHaveCSS("text-align", "center");
  });

  test("a product's page shows what is sold, at what price and by whom", async ({ page }) => {
    await page.goto(product);
    await expect(page.getByRole("heading", { level: 1, name: "Polttopuu, koivu" })).toBeVisible();
    await expect(page.getByText(/^Oriveden koivua: kaadettu talvella/).first()).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Myyjä" }).getByRole("link", { name: "Halkomestarin Puu Oy" }),
    ).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Samanlaisia lähellä" }).getByRole("article"),
    ).not.toHaveCount(0);
    const delivery = page.getByRole("region", { name: "Toimitus" });
    await expect(delivery.getByRole("list", { name: "Toimituksen hinta" })).toBeVisible();
    expect(await readTypes(page)).toEqual(["Product"]);
  });

  test("a seller's page lists the products", async ({ page }) => {
    await page.goto(seller);
    await expect(page.getByRole("heading", { level: 1, name: "Halkomestarin Puu Oy" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await readTypes(page)).toEqual(["LocalBusiness"]);
  });

  for (const path of ["/haku?category=Polttopuut", "/ilmoitukset"]) {
    test(`${path} lists a whole page of products`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("article")).toHaveCount(24);
      await expect(page.getByRole("article").last().getByRole("link")).toHaveCount(2);
      await expect(page.getByRole("article").last().getByRole("button")).toHaveCount(0);
      expect(await readTypes(page)).toEqual(["ItemList"]);
    });
  }

  const wanted = "minne=tampere&maara=8";
  for (const path of [
    `/haku?category=Polttopuut&${wanted}`,
    `/ilmoitukset?${wanted}`,
    `${product}?${wanted}`,
    `/polttopuut/pirkanmaa?${wanted}`,
    `${locality}?${wanted}`,
  ]) {
    test(`${path} says the place and the amount of its address`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Minne? Tampere Paljonko? 8 irto-m³" })).toBeVisible();
    });
  }

  test("a locality's page shows what firewood costs there, and leads to its neighbours", async ({ page }) => {
    await page.goto(locality);
    await expect(page.getByRole("heading", { level: 1, name: "Polttopuita Orivedelle" })).toBeVisible();
    await expect(page.getByText(/^Kotiin tuotuna/).first()).toBeVisible();
    await page.getByRole("link", { name: "Mänttä-Vilppula" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Polttopuita Mänttä-Vilppulaan" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Pirkanmaa", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Polttopuut Pirkanmaalla" })).toBeVisible();
  });
});

for (const path of ["/", "/ostoskori", ...pages]) {
  test(`${path} requests the font before the styles, so that its text is laid out once`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head.indexOf('as="font"')).toBeGreaterThan(0);
    expect(head.indexOf('as="font"')).toBeLessThan(head.indexOf('rel="stylesheet"'));
  });
}

const lists = [
  `${product}?minne=tampere`,
  `${locality}?minne=tampere`,
  "/haku?category=Polttopuut&minne=tampere&maara=8",
  "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi&quality=kuiva",
  "/haku?nayta=myyjat",
  "/ilmoitukset?sort=cheapest",
];

for (const path of pages) {
  test(`${path} is the same for everyone, so that a CDN may keep it`, async ({ request }) => {
    const response = await request.get(path, { headers: { cookie: "__session=jonkun" } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "cache-control": "public, s-maxage=300, stale-while-revalidate=86400",
      "content-type": "text/html; charset=utf-8",
    });
    expect(response.headers()["set-cookie"]).toBeUndefined();
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="https://halkopiha.fi${path}"/>`);
    expect(html).not.toMatch(/<script(?![^>]*(?: src=| type="application\/(?:ld\+)?json"))/);
  });
}

for (const path of [
  "/haku?x=1",
  "/haku?queryString=koivu&queryString=leppa",
  "/haku?region=keksitty",
  "/haku?category=keksitty",
  "/haku?minne=keksitty",
  "/haku/",
  "/ilmoitukset?minne=keksitty",
  "/polttopuut/pirkanmaa?zzz=1",
  "/polttopuut/%70irkanmaa",
  `${product}?fbclid=1`,
  `${product}?minne=keksitty`,
  "/tuote/halkomestari~koivu~33-keksitty",
  "/myyja/halkomestari?zzz=1",
]) {
  test(`${path} is one of any number of addresses of the same page, so no CDN keeps it`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([200, 301]).toContain(response.status());
    expect(response.headers()["cache-control"]).toBe("private, no-store");
  });
}

for (const path of [
  "/haku?region=pirkanmaa&locality=orivesi",
  "/ilmoitukset?sort=cheapest",
  `${product}?minne=tampere`,
  `${locality}?minne=tampere`,
]) {
  test(`${path} is as the app writes it, so a CDN may keep it`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()["cache-control"]).toMatch(/^public, /);
  });
}

/** Opens a page and expects that the app requests nothing that the page was rendered from. */
async function expectNothingRequestedAgain(page: Page, path: string): Promise<void> {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requested.push(pathname + search);
  });
  const idle = waitForIdleApp(page);
  await page.goto(path);
  await idle;
  const answers: { url: string }[] = JSON.parse((await page.locator("#answers").textContent()) ?? "[]");
  expect(answers).not.toEqual([]);
  expect(requested.filter((one) => answers.some(({ url }) => url === one))).toEqual([]);
}

for (const path of lists) {
  test(`${path} requests nothing again that it was rendered from`, async ({ newPage }) => {
    await expectNothingRequestedAgain(await newPage(), path);
  });
}

for (const path of pages) {
  for (const size of screens) {
    test(`${path} stays where it is and requests nothing again when the app takes it over @${size}`, async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await expectNothingRequestedAgain(page, path);
      expect(await readShift(page)).toBeLessThan(0.02);
    });
  }
}

for (const path of ["/", "/haku", product, locality, "/kayttoehdot"]) {
  for (const visitor of ["a new visitor", "a visitor who has been here"]) {
    test(`${path} has one title, canonical URL and preview for ${visitor} when the app has taken it over`, async ({
      newPage,
    }) => {
      const page = await newPage();
      if (visitor !== "a new visitor") {
        await page.goto("/haku?region=pirkanmaa");
        await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
      }
      const idle = waitForIdleApp(page);
      await page.goto(path);
      await idle;
      for (const tag of ["head > title", 'link[rel="canonical"]', 'meta[property="og:title"]']) {
        await expect(page.locator(tag), tag).toHaveCount(1);
      }
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    });
  }
}

test("the count names the searched locality in the page of the server already", async ({
  request,
  newPage,
}) => {
  const path = "/haku?region=pirkanmaa&locality=orivesi";
  const html = await (await request.get(path)).text();
  const [count] = /\d+ tuotetta? Orivedelle|1 tuote Orivedelle/.exec(html) ?? [];
  expect(count).toBeDefined();
  const page = await newPage();
  await page.goto(path);
  await expect(page.getByText(String(count), { exact: true })).toBeVisible();
});

test("an old name of a page is redirected for good, with its query", async ({ request }) => {
  const response = await request.get("/tuote/halkomestari~koivu~33-vanha-nimi?lahde=ryhma", {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe(`${product}?lahde=ryhma`);
});

test("a place that does not exist is not found, and not cached", async ({ request }) => {
  const unknown = ["eiole", "pirkanmaa/espoo", "pirkanmaa/eiole", "eiole/eiole", "a".repeat(140)];
  for (const path of unknown.map((place) => `/polttopuut/${place}`)) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe("private, no-store");
    expect(await response.text()).toContain('href="/polttopuut/pirkanmaa"');
  }
});

for (const [path, canonical] of [
  ["/polttopuut/Uusimaa", "/polttopuut/uusimaa"],
  ["/polttopuut/kanta-häme", "/polttopuut/kanta-hame"],
  ["/polttopuut/pirkanmaa/Hämeenkyrö?lahde=ryhma", "/polttopuut/pirkanmaa/hameenkyro?lahde=ryhma"],
] as const) {
  test(`${path} is redirected for good to the canonical path`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(canonical);
  });
}
