import { readShift } from "../support/browser/layout-shift.ts";
import { waitForIdleApp } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  "/",
  "/haku",
  "/ilmoitukset",
  "/polttopuut",
  "/polttopuut/pirkanmaa",
  "/polttopuut/pirkanmaa/orivesi",
  "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
  "/myyja/halkomestari-halkomestarin-puu-oy-orivesi",
];

for (const path of pages) {
  test(`${path} stays where it is when the font comes after the first paint @phone`, async ({ newPage }) => {
    const page = await newPage("phone");
    let tellPainted = () => {};
    const isPainted = new Promise<void>((resolve) => {
      tellPainted = resolve;
    });
    await page.exposeFunction("tellPainted", () => tellPainted());
    await page.addInitScript(() => {
      const observer = new PerformanceObserver(() => Reflect.get(window, "tellPainted")());
      observer.observe({ type: "paint", buffered: true });
    });
    await page.route("**/*.woff2", async (route) => {
      await isPainted;
      await route.continue();
    });
    const idle = waitForIdleApp(page);
    await page.goto(path);
    await idle;
    expect(await readShift(page)).toBeLessThan(0.02);
  });
}
