import { stat } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { userList } from "./screens.ts";
import { open } from "./wait-for-rows.ts";

/** The effect of a full download on the page. */
export interface DownloadCost {
  file: string;
  kilobytes: number;
  seconds: number;
  /** The number of different progress texts shown. */
  words: number;
  "longest task, ms": number;
  "longest wait for a frame, ms": number;
}

/** Measures in the page: the longest task, the longest wait for a frame, and the download's progress texts. */
function watch(page: Page) {
  return page.evaluateHandle(() => {
    const seen = { task: 0, frame: 0, words: new Set<string>() };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: "longtask" });
    let last = performance.now();
    const look = (now: number) => {
      seen.frame = Math.max(seen.frame, now - last);
      last = now;
      const bar = document.querySelector("label:has(progress)");
      if (bar instanceof HTMLElement) seen.words.add(bar.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
}

/** Requests the list of all users, unless its files are there: it is created in the background. */
async function requestList(page: Page): Promise<void> {
  await open(page, userList);
  await page.getByText("kootaan taustalla").waitFor();
  const request = page.getByRole("button", { name: "Lataa CSV" });
  const save = page.getByRole("button", { name: "Tallenna CSV" });
  await request.or(save).waitFor();
  if (await request.isVisible()) await request.click();
  await save.waitFor({ timeout: 300_000 });
}

/** Downloads the list of all users with its button. */
export async function measureDownload(page: Page, button: string): Promise<DownloadCost> {
  await requestList(page);
  const watched = await watch(page);
  const began = performance.now();
  const started = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: button }).click();
  const download = await started;
  const { size } = await stat(await download.path());
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  await page.getByRole("button", { name: button }).waitFor();
  const { task, frame, words } = await watched.evaluate((seen) => ({ ...seen, words: seen.words.size }));
  return {
    file: download.suggestedFilename(),
    kilobytes: Math.round(size / 1000),
    seconds,
    words,
    "longest task, ms": Math.round(task),
    "longest wait for a frame, ms": Math.round(frame),
  };
}
