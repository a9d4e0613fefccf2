import type { Browser, Page } from "@playwright/test";
import { appUrl, launchChromium, sizes } from "../support/browser/chromium.ts";
import { adminSession } from "../support/market/admin.ts";
import { storeSession } from "../support/session.ts";
import { type DownloadCost, measureDownload } from "./download.ts";
import { formScreen, getStoredSearches, narrowed, type PanelScreen, sections } from "./screens.ts";
import { clickThrough, open } from "./wait-for-rows.ts";

// The last part of `npm run bench:panel`: the time until the panel's lists are rendered in Chromium, and the effect of a download on the
// page. Fails when a list takes a second, or a download shows no progress or freezes the page.

const rounds = 5;
/** In milliseconds. */
const maxOpenTime = 1000;
/** Maximum time for which the page may not respond to input, in milliseconds: up to this Web Vitals rate INP as good. */
const maxLongTask = 200;

async function panelPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: appUrl(), viewport: sizes.desk, locale: "fi-FI" });
  const page = await context.newPage();
  const session = await adminSession("juuri");
  await storeSession(page, session);
  const searches = JSON.stringify(getStoredSearches(session.user._id));
  await page.evaluate((stored) => localStorage.setItem("halkopiha.session.searches", stored), searches);
  return page;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measureTimes(measure: () => Promise<number>): Promise<{ median: number; most: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(Math.round(await measure()));
  return { median: median(times), most: Math.max(...times) };
}

interface ScreenCost {
  screen: string;
  "opened, median ms": number;
  "opened, most": number;
  "clicked, median ms"?: number;
  "clicked, most"?: number;
}

/** Measures both ways to a screen: a click in the side bar, and opening the URL. */
async function measureScreen(page: Page, screen: PanelScreen): Promise<ScreenCost> {
  const opened = await measureTimes(() => open(page, screen));
  const row = { screen: screen.name, "opened, median ms": opened.median, "opened, most": opened.most };
  if (!sections.includes(screen)) return row;
  const clicked = await measureTimes(async () => {
    await clickThrough(page, formScreen);
    return clickThrough(page, screen);
  });
  return { ...row, "clicked, median ms": clicked.median, "clicked, most": clicked.most };
}

/** Uses the median: the maximum is reported too, but it includes other work on the machine. */
const isQuick = (row: ScreenCost) =>
  row["opened, median ms"] < maxOpenTime && (row["clicked, median ms"] ?? 0) < maxOpenTime;
const isFree = ({ words, "longest task, ms": task }: DownloadCost) => words > 1 && task < maxLongTask;

const browser = await launchChromium();
const page = await panelPage(browser);
const screens: ScreenCost[] = [];
// Warm-up: the suite starts a process for each concurrent call, which does not happen in production.
for (let round = 0; round < rounds; round += 1) for (const screen of sections) await open(page, screen);
for (const screen of [...sections, ...narrowed]) screens.push(await measureScreen(page, screen));
console.table(screens);
const downloads: DownloadCost[] = [];
for (const button of ["Tallenna CSV", "Tallenna Excel"]) downloads.push(await measureDownload(page, button));
console.table(downloads);
await browser.close();
process.exitCode = screens.every(isQuick) && downloads.every(isFree) ? 0 : 1;
