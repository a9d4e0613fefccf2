import { readFileSync } from "node:fs";
import { get } from "node:http";
import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { appUrl } from "../support/browser/chromium.ts";
import { goOffline } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const Config = z.object({
  hosting: z.object({
    rewrites: z.array(z.object({ regex: z.optional(z.string()), destination: z.optional(z.string()) })),
  }),
});

/** A path for each rewrite of Hosting to the HTML of the app, without a slash at the end. */
const appPaths = Config.parse(
  JSON.parse(readFileSync(new URL("../../firebase.json", import.meta.url), "utf8")),
).hosting.rewrites.flatMap(({ regex, destination }) =>
  regex && destination ? [regex.slice(1, -"/?$".length).replaceAll("[^/]+", "abc-1")] : [],
);

const serverRendered = [
  "/haku",
  "/ilmoitukset",
  "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
  "/myyja/halkomestari-halkomestarin-puu-oy-orivesi",
  "/polttopuut",
  "/polttopuut/pirkanmaa",
  "/polttopuut/pirkanmaa/orivesi",
];

const heading = "Sivua ei löytynyt";
const unknown = [
  "/eiole",
  "/eiole/",
  "/ei/ole?x=1",
  "/haku/eiole",
  "/tuote/a/b",
  "/polttopuut/a/b/c",
  "/admin/eiole",
  "/profiili/eiole",
  "/asiakaspalvelu/a/b",
  "/kayttoehdot/eiole",
  "/_ui",
  "/eiole.html",
  "/.well-known/eiole",
];

for (const path of unknown) {
  test(`${path} is not found, and search engines do not keep it`, { tag: "@s2-routes-41" }, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("script-src 'self'"),
    });
    const html = await response.text();
    expect(html).toContain(`<h1 tabindex="-1">${heading}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });
}

test("every address of the app is found, with a slash at its end and without", async ({ request }) => {
  const statuses: [string, number][] = [];
  for (const path of ["", ...appPaths, ...serverRendered]) {
    for (const address of [path || "/", `${path}/`])
      statuses.push([address, (await request.get(address)).status()]);
  }
  expect(statuses.length).toBeGreaterThan(80);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test("a file that is missing is not found, and an unknown call is answered by the API", async ({
  request,
}) => {
  expect((await request.get("/assets/index-00000000.js")).status()).toBe(404);
  const call = await request.get("/api/eiole");
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ code: "notFound" });
});

test("security.txt says where to report a vulnerability, for a year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:asiakaspalvelu@halkopiha\.fi/);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});

/** Sends a path as it is, which no client that knows URLs does. */
function requestPath(path: string): Promise<{ status: number; type: string; location: string }> {
  return new Promise((resolve, reject) => {
    get({ ...urlParts(), path }, (response) => {
      const { "content-type": type = "", location = "" } = response.headers;
      response.resume().on("end", () => resolve({ status: response.statusCode ?? 0, type, location }));
    }).on("error", reject);
  });
}

function urlParts() {
  const { hostname, port } = new URL(appUrl());
  return { host: hostname, port };
}

const malformed = ["%E4", "%", "%zz", "%00", "%FF%FE", "%C3%A4%E4"];
const folders = [
  "/",
  "/haku/",
  "/haku",
  "/ilmoitukset/",
  "/polttopuut/",
  "/polttopuut/pirkanmaa/",
  "/tuote/",
  "/myyja/",
  "/kayttoehdot/",
  "/profiili/",
  "/admin/",
  "/assets/",
  "/.well-known/",
];

for (const folder of folders) {
  test(`a path below ${folder} that cannot be decoded is not found, as a page`, async () => {
    for (const end of malformed) {
      const { status, type } = await requestPath(folder + end);
      expect({ path: folder + end, status, type }).toEqual({
        path: folder + end,
        status: 404,
        type: "text/html; charset=utf-8",
      });
    }
  });
}

test("an Open Graph image whose name cannot be decoded is not found", async () => {
  for (const end of malformed) {
    const { status, type } = await requestPath(`/kortti/${end}.jpg`);
    expect({ status, type }).toEqual({ status: 404, type: "text/plain; charset=utf-8" });
  }
});

for (const [path, canonical] of [
  ["/polttopuut/p%E4ij%E4t-h%E4me", "/polttopuut/paijat-hame"],
  ["/polttopuut/pirkanmaa/H%E4meenkyr%F6?lahde=ryhma", "/polttopuut/pirkanmaa/hameenkyro?lahde=ryhma"],
] as const) {
  test(`${path}, a link in Latin-1, is redirected for good to its page`, async () => {
    expect(await requestPath(path)).toMatchObject({ status: 301, location: canonical });
  });
}

/** Opens an unknown address. @returns the status of its answer */
const openUnknown = async (page: Page, path: string) => (await page.goto(path))?.status();

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown address says so, and leads on", { tag: "@s2-routes-41" }, async ({ page }) => {
    expect(await openUnknown(page, "/ei/ole")).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Polttopuuinfo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Polttopuuinfo" })).toBeVisible();
  });
});

for (const path of ["/ei/ole", "/kayttoehdot/%E4", "/tuote/a/b"]) {
  test(`the page of ${path} hydrates as it was sent, and leads on`, async ({ newPage }) => {
    const page = await newPage();
    const messages: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && messages.push(message.text())));
    expect(await openUnknown(page, path)).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Chromium reports the status of the page itself.
    expect(messages.filter((text) => !text.includes("404"))).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Hae polttopuita" }).click();
    await waitForHeading(page, /^Polttopuut ja palvelut/);
    // As when the router navigates, without a request to the server.
    await page.evaluate(() => {
      history.pushState(null, "", "/ei/tamakaan");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await waitForHeading(page, heading);
  });
}

test("an address that only the app knows, in capitals, shows its page all the same", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/Kayttoehdot");
  await expect(page.getByRole("heading", { level: 1, name: "Käyttöehdot" })).toBeVisible();
  await expect(page.getByRole("heading", { name: heading })).toHaveCount(0);
});

test("an installed app leaves unknown addresses to the server, and says that there is none when offline", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  expect(await openUnknown(page, "/ei/ole")).toBe(404);
  await waitForHeading(page, heading);
  expect((await page.goto("/asiakaspalvelu/"))?.fromServiceWorker()).toBe(true);
  await goOffline(page);
  await page.goto("/ei/ole");
  await waitForHeading(page, heading);
  for (const path of ["/kayttoehdot/", "/ostoskori", "/asiakaspalvelu/abc-1"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect(page.getByRole("heading", { name: heading })).toHaveCount(0);
  }
});
