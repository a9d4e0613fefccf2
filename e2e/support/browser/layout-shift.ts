import type { Page } from "@playwright/test";

/** Milliseconds to wait for an entry: the observer is not called when nothing has moved. */
const timeout = 500;

/** The cumulative layout shift of a page so far. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, wait, 0);
      }),
    timeout,
  );
