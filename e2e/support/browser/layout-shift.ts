import type { Page } from "@playwright/test";

/** The cumulative layout shift of a page so far. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntriesByType("layout-shift")
              .reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
          ),
        );
        observer.observe({ type: "layout-shift", buffered: true });
        // There is always one, with which the observer is called also when nothing has moved.
        observer.observe({ type: "navigation", buffered: true });
      }),
  );
