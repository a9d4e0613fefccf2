import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";

// `npm run suite -- --seed node scripts/images/screenshots.ts`: takes the manifest's screenshots into
// web/public/screenshots/, to be committed.

const folder = "web/public/screenshots";
const maxBytes = 150_000;

const views = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

const screenshots = [
  { name: "front-narrow", view: views.narrow, path: "/" },
  { name: "search-narrow", view: views.narrow, path: "/haku?category=Polttopuut&region=pirkanmaa" },
  { name: "search-wide", view: views.wide, path: "/haku?category=Polttopuut&region=pirkanmaa" },
] as const;

async function save(page: Page, name: string): Promise<void> {
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 72 })
    .toFile(`${folder}/${name}.webp`);
  if (size > maxBytes) throw new RangeError(`${name} weighs ${size} bytes; at most ${maxBytes} may be`);
}

const appUrl = process.env["APP_URL"];
if (!appUrl) throw new Error("The screenshots need the suite");
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name, view, path } of screenshots) {
    const { scale: deviceScaleFactor, ...viewport } = view;
    const context = await browser.newContext({
      baseURL: appUrl,
      viewport,
      deviceScaleFactor,
      locale: "fi-FI",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await save(page, name);
    await context.close();
  }
} finally {
  await browser.close();
}
