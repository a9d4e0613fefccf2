import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { paths } from "../lib/routing/paths.ts";
import { expectNoAxeViolationsOnPage } from "../testing/axe.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { setSize } from "../testing/display.ts";
import { expectNoHorizontalScroll } from "../testing/layout.ts";
import { renderApp } from "../testing/render-route.tsx";
import { scrollThrough } from "../testing/scroll-through.ts";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);

/** Every address that a visitor without a login opens. */
const addresses = [
  ...Object.values(paths).filter((path) => !/^\/(admin|profiili)/.test(path) && !path.includes("?")),
  "/haku?nayta=myyjat",
  "/haku?nayta=suosikit",
  "/tuote/birch-polttopuu-koivu-orivesi",
  "/myyja/halkomestari-halkomestarin-puu-oy-orivesi",
  "/ei-ole",
];

/** Opens a page and waits until its heading and its content are there. */
async function open(address: string): Promise<void> {
  const screen = await renderApp(routes, address);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await scrollThrough();
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
}

for (const size of ["phone", "desk"] as const) {
  for (const address of addresses) {
    test(`WCAG 2.2 AA: axe finds nothing on ${address} on a ${size}`, async () => {
      await setSize(size);
      await open(address);
      await expectNoAxeViolationsOnPage();
    });
  }
}

for (const address of addresses) {
  test(`WCAG 1.4.10: at a width of 320 px ${address} does not scroll sideways`, async () => {
    await page.viewport(320, 640);
    await open(address);
    expectNoHorizontalScroll();
  });
}
