import { readFile } from "node:fs/promises";
import { staticPages } from "@halkopiha/domain/page-paths.ts";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import {
  expectNoHorizontalScroll,
  goOffline,
  openWithServiceWorker,
  waitForServiceWorker,
} from "../support/browser/offline.ts";
import { scrollTo, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const search = "/haku?category=Polttopuut&region=pirkanmaa";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Every address of the app that a visitor without a login opens, from the list that the app itself uses. */
async function publicPaths(): Promise<string[]> {
  const source = await readFile(new URL("../../web/src/lib/routing/paths.ts", import.meta.url), "utf8");
  const others = [...source.matchAll(/"(\/[^":]*)"/g)].map(([, path = ""]) => path);
  const all = [...Object.values<string>(staticPages), ...others];
  return [...new Set(all)].filter((path) => !/^\/(admin|profiili)/.test(path));
}

test("the shell and every page open offline after one visit (Offline: 'precached; work from the first visit on')", async ({
  newPage,
}) => {
  const page = await newPage();
  await openWithServiceWorker(page);
  await goOffline(page);
  const paths = await publicPaths();
  expect(paths).toEqual(expect.arrayContaining(["/", "/haku", "/kirjaudu", "/ostoskori"]));
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect
      .poll(() => page.getByRole("heading", { name: /^(Virhe|Ei verkkoyhteyttä)$/ }).count(), {
        message: path,
      })
      .toBe(0);
    await waitForText(page, "Ei verkkoyhteyttä");
    await expectNoHorizontalScroll(page);
  }
});

test("a page opens offline whatever its query contains", async ({ newPage }) => {
  const page = await newPage();
  await openWithServiceWorker(page);
  await goOffline(page);
  for (const path of ["/?ref=a.b", "/haku?queryString=a.b", "/ostoskori?ref=/x.png", "/ei-ole?ref=a.b"]) {
    await page.goto(path);
    await waitForText(page, "Ei verkkoyhteyttä");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
});

test("the front page is complete offline: its plans were fetched before the service worker was active (Offline, row 1)", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto("/");
  const plans = page.getByRole("button", { name: /^Lisätietoa: / });
  await scrollTo(page, "Myy omia puitasi");
  await plans.first().waitFor();
  await waitForServiceWorker(page);
  await goOffline(page);
  await page.reload();
  await scrollTo(page, "Myy omia puitasi");
  await plans.first().waitFor();
  await expect(page.getByText("Virhe palvelimella!")).toHaveCount(0);
});

test("a backend URL is never answered with the app shell (Offline: navigation fallback)", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  const answer = await page.goto("/api/regions");
  expect(answer?.headers()["content-type"]).toContain("application/json");
  expect((await page.goto("/"))?.headers()["content-type"]).toContain("text/html");
});

test("a search and a seller seen before are shown offline with the time they were cached (Offline: 'marked Tallennettu HH.MM')", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  await page.goto(search);
  await press(page.getByRole("link", { name: "Halkomestarin Puu Oy" }).first());
  await page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ }).waitFor();
  await expect(page.getByText(/^Tallennettu/)).toHaveCount(0);
  const opened = page.url();

  await goOffline(page);
  await page.goto(search);
  const results = page.getByRole("region", { name: "Hakutulokset" });
  await results.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  await results.getByRole("article").first().waitFor();
  await expectNoHorizontalScroll(page);

  await page.goto(opened);
  const dialog = page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });
  await dialog.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
});

test("images of products seen before are cached with their real size (Offline: 'product pictures seen')", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage("desk");
  await openWithServiceWorker(page);
  await page.goto("/haku?nayta=tuotteet");
  const photo = page.locator('img[src*="/v0/b/"]').first();
  await photo.scrollIntoViewIfNeeded();
  const isShown = () =>
    photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  const readImageTypes = () =>
    page.evaluate(async () => {
      const images = await caches.open("pictures");
      const answers = (await images.keys()).map((request) => images.match(request));
      return [...new Set((await Promise.all(answers)).map((answer) => answer?.type))];
    });
  // An opaque response would count as several megabytes of storage.
  await expect.poll(readImageTypes).toEqual(["cors"]);
  await goOffline(page);
  await page.reload();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
});

test("the page of a product seen before opens offline, and another one says that it is not kept", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  await page.goto("/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi");
  await page.goto("/polttopuut/pirkanmaa/orivesi");
  await waitForHeading(page, "Polttopuita Orivedelle");
  await goOffline(page);
  await page.goto("/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi");
  await waitForHeading(page, "Polttopuu, koivu");
  await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  await page.goto("/polttopuut/pirkanmaa/orivesi");
  await waitForHeading(page, "Polttopuita Orivedelle");
  await page.goto("/polttopuut/uusimaa");
  await waitForHeading(page, "Ei verkkoyhteyttä");
});

test("a cached response is shown when the connection is too slow for a new one (Offline: 'last searches')", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  await page.goto(search);
  await page.getByRole("article").first().waitFor();
  await page.goto("/");
  // The search never gets a response, as on a bad connection.
  await page.context().route("**/api/sellers**", () => new Promise(() => {}));
  await press(button(page, "Valikko"));
  await press(page.getByRole("link", { name: "Haku", exact: true }).first());
  await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
});

test("the service worker and the manifest are revalidated every time (Offline: 'New version')", async () => {
  for (const path of ["/service-worker.js", "/manifest.webmanifest"]) {
    const { headers } = await fetch(new URL(path, process.env["APP_URL"]));
    expect(headers.get("cache-control"), path).toBe("no-cache");
  }
});

test("the app can be installed: its manifest names icons, screenshots and shortcuts that are there (Offline: 'Install')", async () => {
  const at = (path: string) => new URL(path, process.env["APP_URL"]);
  const manifest = await (await fetch(at("/manifest.webmanifest"))).json();
  expect(manifest).toMatchObject({ lang: "fi", display: "standalone", start_url: "/", scope: "/" });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    "Haku",
    "Ostoskori",
    "Energialaskuri",
  ]);
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await fetch(at(src));
    expect(response.headers.get("content-type"), src).toBe(type);
    expect((await response.arrayBuffer()).byteLength, src).toBeLessThanOrEqual(150_000);
  }
});
