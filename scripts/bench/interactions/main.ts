import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { launch, newPhone } from "../phone.ts";
import { quantile } from "../statistics.ts";

// `npm run bench:interactions`: how long a phone four times slower than this machine takes from a press or a key to the next frame (INP), in the
// four things that buyers do most. The 75th percentile of `runs` visits counts. https://web.dev/articles/inp

const runs = 8;
const slower = 4;
/** Milliseconds in which the frame after a press must come. */
const limit = 150;

const appUrl = process.env["APP_URL"];
if (!appUrl) throw new Error("The measurement needs the suite");

interface Interaction {
  path: string;
  /** What precedes it and does not count. */
  prepare?(page: Page): Promise<void>;
  perform(page: Page): Promise<void>;
  /** What the visitor waits for. */
  seen(page: Page): Promise<void>;
}

const search = "/haku?region=pirkanmaa&category=Polttopuut";
const filters = (page: Page) => page.getByRole("dialog", { name: "Rajaa hakua" });
const openFilters = async (page: Page) => {
  await page.getByRole("button", { name: "Rajaa hakua" }).tap();
  await filters(page).getByLabel("Hakusana").waitFor();
};

const interactions: Readonly<Record<string, Interaction>> = {
  "Lisää ostoskoriin": {
    path: search,
    perform: (page) =>
      page
        .getByRole("button", { name: /^Lisää ostoskoriin/ })
        .first()
        .tap(),
    seen: (page) => page.getByText("Tuote onnistuneesti lisätty ostoskoriin!").first().waitFor(),
  },
  "choosing in a filter": {
    path: search,
    prepare: async (page) => {
      await openFilters(page);
      await filters(page).getByLabel("Maakunta").focus();
    },
    perform: (page) => page.keyboard.press("ArrowDown"),
    seen: (page) => filters(page).getByLabel("Maakunta").waitFor(),
  },
  "opening a seller": {
    path: search,
    perform: (page) => page.getByRole("article").first().locator('a[href*="myyja="]').first().tap(),
    seen: (page) => page.getByRole("dialog").getByRole("article").first().waitFor(),
  },
  "typing into the search": {
    path: search,
    prepare: openFilters,
    perform: (page) => filters(page).getByLabel("Hakusana").pressSequentially("koivu", { delay: 120 }),
    seen: (page) => filters(page).getByLabel("Hakusana").waitFor(),
  },
};

/** Collects the durations of the page's interactions from now on. */
const observeScript = `
  globalThis.interactionDurations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) interactionDurations.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
`;

/** The longest of the observed durations; 0 when each was shorter than a frame, which is not reported. */
const readLongestScript = `
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))
    .then(() => Math.max(0, ...interactionDurations))
`;

async function measureOnce({ path, prepare, perform, seen }: Interaction): Promise<number> {
  const browser = await launch();
  try {
    const context = await newPhone(browser);
    const page = await context.newPage();
    await page.goto(new URL(path, appUrl).href, { waitUntil: "networkidle" });
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await prepare?.(page);
    await page.evaluate(observeScript);
    await perform(page);
    await seen(page);
    return z.number().parse(await page.evaluate(readLongestScript));
  } finally {
    await browser.close();
  }
}

const rows: Record<string, string | number>[] = [];
for (const [name, interaction] of Object.entries(interactions)) {
  // The first visit starts the functions.
  await measureOnce(interaction);
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) durations.push(await measureOnce(interaction));
  const p75 = quantile(durations, 0.75);
  rows.push({
    interaction: name,
    "p75, ms": p75,
    "median, ms": quantile(durations, 0.5),
    limit: p75 <= limit ? "" : `over ${limit} ms`,
  });
}
console.table(rows);
