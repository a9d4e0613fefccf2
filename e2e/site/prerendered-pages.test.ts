import { holdRequests } from "../support/browser/hold-requests.ts";
import { press } from "../support/browser/keyboard.ts";
import { scrollTo, waitForHeading, waitForIdleApp, waitForText } from "../support/browser/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a region chosen before hydration is searched for", async ({ newPage }) => {
  const page = await newPage();
  const letThrough = await holdRequests(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Maakunta").selectOption({ label: "Kainuu" });
  letThrough();
  await press(page.getByRole("form", { name: "Haku" }).getByRole("button", { name: "Hae" }));
  await page.waitForURL(/region=kainuu/);
  await waitForHeading(page, /./);
});

test("a page that is scrolled before hydration stays where it is", async ({ newPage }) => {
  const page = await newPage();
  const letThrough = await holdRequests(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { name: "Uusimmat polttopuuilmoitukset" }).waitFor();
  // Where no font with the metrics of the fallback is installed, the heading wraps otherwise until its own font has loaded.
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 500);
  });
  letThrough();
  await page.getByRole("article").first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

/** How many times slower than this machine an old phone computes. */
const slow = 6;

test("a value typed into the calculator before hydration is used, also on a slow phone", async ({
  newPage,
}) => {
  const page = await newPage();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slow });
  const letThrough = await holdRequests(page);
  await page.goto("/polttopuuinfo/energialaskuri", { waitUntil: "commit" });
  await page.getByLabel("Määrä").fill("2,5");
  letThrough();
  await page.getByLabel("Puulaji").selectOption({ label: "Koivu" });
  await page.getByLabel("Yksikkö").selectOption({ label: "Pino-m³" });
  await page.getByLabel("Hinta", { exact: true }).fill("98");
  await page.getByLabel("Hyötysuhde").fill("85");
  await waitForText(page, "4 250,00 kWh");
});

test("a prerendered page hydrates without a console message", async ({ newPage }) => {
  const page = await newPage();
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/kayttoehdot");
  await page.waitForLoadState("networkidle");
  // These tests run without the service worker, which Playwright reports.
  expect(messages.filter((text) => !text.startsWith("Service Worker registration blocked"))).toEqual([]);
});

test("the front page hydrates as it was prerendered, also when the app script loads last", async ({
  newPage,
}) => {
  const page = await newPage();
  const letThrough = await holdRequests(page, "**/assets/mount-*.js");
  const pending = new Set<string>();
  page.on("request", (request) => pending.add(request.url()));
  page.on("requestfinished", (request) => pending.delete(request.url()));
  page.on("requestfailed", (request) => pending.delete(request.url()));
  await page.goto("/", { waitUntil: "commit" });
  // Everything else has arrived, also the calls that the page would make if it did not wait for the script.
  await expect.poll(() => [...pending]).toEqual([expect.stringMatching(/\/assets\/mount-/)]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => [...pending]).toEqual([expect.stringMatching(/\/assets\/mount-/)]);
  const done = waitForIdleApp(page);
  letThrough();
  // A mismatch with the prerendered HTML throws an error on the page, and `newPage` fails tests with such errors.
  await done;
});

test("the front page hydrates as it was prerendered on a slow phone that is still loading the plans", async ({
  newPage,
}) => {
  const page = await newPage();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slow });
  const letThrough = await holdRequests(page, "**/api/account");
  await page.goto("/");
  await scrollTo(page, "Myy omia puitasi");
  // A page that differs from its HTML throws, which fails every test.
  await page.getByRole("progressbar", { name: "Ladataan" }).waitFor();
  letThrough();
  await page
    .getByRole("button", { name: /^Lisätietoa: / })
    .first()
    .waitFor();
});

test("a page whose app did not come is loaded again", async ({ newPage }) => {
  const page = await newPage();
  let requests = 0;
  await page.route("**/assets/index-*.js", (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto("/haku", { waitUntil: "commit" });
  await expect.poll(() => requests).toBe(2);
  await page.getByRole("article").first().waitFor();
});

test("a page that was open during a release is loaded again when it needs a file that is gone", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto("/haku");
  await page.getByRole("article").first().waitFor();
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(/\/assets\/(index|MapDialog)-/, (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await press(page.getByRole("link", { name: "Kartta" }));
  await page.getByText(/^\d+ myyjää kartalla$/).waitFor();
  expect(isOld).toBe(false);
});

const products = "/api/users/halkomestari/products";

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("halkomestari", "Halkomestari1");
});

for (const [section, heading, answer] of [
  ["", "Tilaukset", "/api/orders?status=open&limit=24"],
  ["/kayttajatiedot", "Käyttäjätiedot", "/api/regions"],
  ["/tilinhallinta", "Tilinhallinta", "/api/locations/localitieslist"],
  ["/toimituskulut", "Toimitus kustannukset", "/api/deliverycosts?owner=halkomestari"],
  ["/polttopuut", "Polttopuut", products],
  ["/muut-tuotteet", "Muut tuotteet", products],
  ["/palvelut", "Palvelut", products],
  ["/tilaukset/malli-00", /^HP-/, "/api/orders/malli-00"],
] as const) {
  test(`/profiili${section} prefetches its data before the app is loaded, once`, async ({ newPage }) => {
    const page = await newPage();
    await storeSession(page, seller);
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/")) requested.push(pathname + search);
    });
    const letThrough = await holdRequests(page, "**/assets/app-*.js");
    await page.goto(`/profiili${section}`, { waitUntil: "commit" });
    const early = ["/api/users/verifyToken", answer];
    await expect.poll(() => requested).toEqual(early);
    letThrough();
    await waitForHeading(page, heading);
    // The app requests the cart when the page is idle, after its other requests.
    await expect.poll(() => requested).toContain("/api/cart");
    expect(requested.filter((address) => early.includes(address))).toEqual(early);
  });
}

/** A place that the device knows, so that the answers that come with the HTML are not the page's own. */
const wanted = { to: "tampere", amount: 3, unit: "Irto-m3", location: "Tampere", region: "pirkanmaa" };

for (const path of [
  "/haku?category=Polttopuut&region=pirkanmaa",
  "/ilmoitukset",
  "/polttopuut/pirkanmaa",
  "/polttopuut/pirkanmaa/orivesi",
]) {
  test(`what ${path} prefetches for a visitor whose place is known is what the page uses`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.addInitScript(
      (stored) => localStorage.setItem("halkopiha.wanted", stored),
      JSON.stringify(wanted),
    );
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/")) requested.push(pathname + search);
    });
    const idle = waitForIdleApp(page);
    const letThrough = await holdRequests(page, "**/assets/app-*.js");
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => requested).toEqual([expect.stringMatching(/^\/api\/sellers\?.*to=/)]);
    const [early] = requested;
    letThrough();
    await idle;
    expect(requested.filter((address) => address === early)).toHaveLength(1);
    expect(requested.filter((address) => /^\/api\/sellers\?.*limit=24/.test(address))).toHaveLength(
      early?.includes("limit=24") ? 1 : 0,
    );
  });
}

test("a slowly loading cart can be left for another page and is shown once loaded", async ({ newPage }) => {
  const page = await newPage();
  const letThrough = await holdRequests(page, "**/api/cart");
  await page.goto("/ostoskori");
  await press(page.getByRole("link", { name: "Halkopiha, etusivulle" }));
  await page.waitForURL(/\/$/);
  await page.goBack();
  letThrough();
  await waitForText(page, "Ostoskorisi on tyhjä.");
});
