import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import emulator from "../../emulator/vitest.config.ts";
import root from "../../vitest.config.ts";
import { findTimingErrors, isTestCode } from "./test-timing.ts";

const find = (source: string) => findTimingErrors("a.test.ts", source).map((line) => line.split(": ")[1]);

test.each([
  ["elapsed time", "const start = Date.now(); work(); expect(Date.now() - start).toBeLessThan(9)"],
  ["a measurement", "const start = performance.now()"],
  ["memory", "expect(process.memoryUsage().heapUsed).toBeLessThan(9)"],
  ["processor time", "process.cpuUsage()"],
  ["a sleep", "await new Promise((resolve) => setTimeout(resolve, 400))"],
  ["a sleep of unknown length", "setTimeout(resolve, delay)"],
  ["a sleep of Node", 'import { setTimeout as wait } from "node:timers/promises"'],
  ["a sleep of Playwright", "await page.waitForTimeout(11_000)"],
  ["the timeout of a test", 'test("a", { timeout: 20_000 }, async () => {})'],
  ["the timeout of a hook", "beforeAll(async () => {}, 30_000)"],
  ["the timeout of a table", 'test.each(rows)("%s", async () => {}, 30_000)'],
  ["a timeout that is a product", "const pollTimeout = 5 * 1000"],
  ["a timeout with a name", 'const most = 5_000; test("a", async () => {}, most)'],
  ["the timeout of a poll", "await expect.poll(read, { timeout: 10_000 }).toBe(1)"],
  ["the timeout of a request", "AbortSignal.timeout(5000)"],
  ["a default of Vitest that is a second", "await vi.waitFor(() => expect(sent).toHaveLength(1))"],
  ["a setting of a runner", "export default { test: { testTimeout: 5000 } }"],
])("%s is found", (_, source) => {
  expect(find(source)).not.toEqual([]);
});

test.each([
  ["a date", "const yesterday = Date.now() - day; const soon = Date.now() + 60_000"],
  ["a new task", "await new Promise((resolve) => setTimeout(resolve))"],
  ["what ends a hang", "const timer = setTimeout(fail, 120_000)"],
  ["a long timeout", 'test("a", { timeout: 600_000 }, async () => {}); const timeout = 5 * 60_000'],
  ["the page's clock", "await page.clock.fastForward(10_000); vi.advanceTimersByTime(400)"],
  ["a row of a table", 'test.each([[1, 5]])("%s", (count) => {})'],
])("%s is allowed", (_, source) => {
  expect(find(source)).toEqual([]);
});

test("a line is named with its file and number", () => {
  expect(findTimingErrors("a.test.ts", "\n\npage.waitForTimeout(1)")).toEqual([
    "a.test.ts:3: sleeps; wait for a signal",
  ]);
});

test.each([
  ["web/src/ui/data/tables.browser.test.tsx", true],
  ["functions/test/support/api.ts", true],
  ["e2e/playwright.config.ts", true],
  ["e2e/panel/download.ts", false],
  ["functions/src/http/timeout.ts", false],
])("%s is test code: %s", (file, expected) => {
  expect(isTestCode(file)).toBe(expected);
});

describe("a runner's own timeouts, which are seconds,", () => {
  const long = z.number().check(z.gte(60_000));
  const Settings = z.looseObject({
    testTimeout: long,
    hookTimeout: long,
    expect: z.object({ poll: z.object({ timeout: long }) }),
  });
  const projects = (root.test?.projects ?? []).flatMap((project) =>
    typeof project === "object" && "test" in project ? [project.test] : [],
  );

  test.each([...projects, emulator.test].map((settings) => [settings?.name ?? "emulator", settings]))(
    "are replaced for %s",
    (_, settings) => {
      expect(Settings.safeParse(settings).error?.issues ?? []).toEqual([]);
    },
  );

  test("are replaced for every project", () => {
    expect(projects).toHaveLength((root.test?.projects ?? []).length - 1);
  });

  test.each(["timeout", "expect", "actionTimeout", "navigationTimeout"])(
    "are replaced for Playwright: %s",
    (key) => {
      const config = readFileSync(new URL("../../e2e/playwright.config.ts", import.meta.url), "utf8");
      expect(config).toMatch(new RegExp(`\\b${key}: (?:\\{ timeout: )?[\\d_]{6,}`));
    },
  );
});
