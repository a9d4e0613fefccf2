import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import {
  appUrl,
  screens as everySize,
  launchChromium,
  type Size,
  sizes,
} from "../support/browser/chromium.ts";
import type { Screen } from "./screen.ts";
import { screens } from "./screens.ts";

// `npm run screenshots [words]`: a screenshot of every screen at both sizes in both schemes, for review. With words only the screens whose
// names contain one of them.

const folder = fileURLToPath(new URL("../../screenshots", import.meta.url));
const schemes = ["light", "dark"] as const;

async function take(
  browser: Browser,
  { name, path, action }: Screen,
  size: Size,
  colorScheme: "light" | "dark",
) {
  const context = await browser.newContext({
    baseURL: appUrl(),
    viewport: sizes[size],
    locale: "fi-FI",
    colorScheme,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(60_000);
  // A page that listens to its seller's orders never becomes network-idle.
  await context.route("**/__/firebase/init.json", (route) => route.abort());
  const page = await context.newPage();
  try {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await action?.(page);
    await page.waitForLoadState("networkidle");
    await page.screenshot({
      path: `${folder}/${name}-${sizes[size].width}-${colorScheme}.png`,
      fullPage: true,
    });
    return null;
  } catch (error) {
    return `${name} at ${sizes[size].width} px, ${colorScheme}: ${error}`;
  } finally {
    await context.close();
  }
}

const words = process.argv.slice(2);
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
await mkdir(folder, { recursive: true });
const browser = await launchChromium();
const failures: string[] = [];
for (const screen of wanted) {
  for (const size of screen.only ? [screen.only] : everySize) {
    for (const scheme of schemes) {
      const failure = await take(browser, screen, size, scheme);
      if (failure) failures.push(failure);
    }
  }
}
await browser.close();
console.info(`${wanted.length} screens in ${folder}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
