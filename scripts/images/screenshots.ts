import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";

// `npm run suite -- --seed node scripts/images/screenshots.ts`: takes the manifest's screenshots, which the README shows too, and that of a
// seller's orders, to be committed.

/** Those of the web app manifest. */
const installed = "web/public/screenshots";
const maxBytes = 150_000;

const views = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

const screenshots = [
  { folder: installed, name: "front-narrow", view: views.narrow, path: "/" },
  {
    folder: installed,
    name: "search-narrow",
    view: views.narrow,
    path: "/haku?category=Polttopuut&region=pirkanmaa",
  },
  {
    folder: installed,
    name: "search-wide",
    view: views.wide,
    path: "/haku?category=Polttopuut&region=pirkanmaa",
  },
  { folder: "docs/images", name: "orders-narrow", view: views.narrow, path: "/profiili" },
] as const;

/** Logs in as a seller of the sample market. */
async function logIn(page: Page): Promise<void> {
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill("halkomestari");
  await page.getByLabel("Salasana", { exact: true }).fill("Halkomestari1");
  await page.getByRole("button", { name: "Kirjaudu sisään", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Profiili/ }).waitFor();
}

async function save(page: Page, folder: string, name: string): Promise<void> {
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 72 })
    .toFile(`${folder}/${name}.webp`);
  if (size > maxBytes) throw new RangeError(`${name} weighs ${size} bytes; at most ${maxBytes} may be`);
}

const appUrl = process.env["APP_URL"];
if (!appUrl) throw new Error("The screenshots need the suite");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { folder, name, view, path } of screenshots) {
    await mkdir(folder, { recursive: true });
    const { scale: deviceScaleFactor, ...viewport } = view;
    const context = await browser.newContext({
      baseURL: appUrl,
      viewport,
      deviceScaleFactor,
      locale: "fi-FI",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    if (path === "/profiili") await logIn(page);
    await page.goto(path, { waitUntil: "load" });
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
    await save(page, folder, name);
    await context.close();
  }
} finally {
  await browser.close();
}
