import type { Page } from "@playwright/test";

/** True when React has hydrated or rendered what is in the root; also for documents without one. */
function isMounted(): boolean {
  const root = document.getElementById("root");
  if (!root) return true;
  const { firstElementChild } = root;
  return (
    !root.inert &&
    firstElementChild !== null &&
    Object.keys(firstElementChild).some((key) => key.startsWith("__reactFiber"))
  );
}

/**
 * Makes goto and reload of a page wait for hydration, unless `waitUntil: "commit"` is given: the prerendered HTML is inert until then, and
 * input is lost.
 */
export function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  const hydrated = async <T>(response: T): Promise<T> => {
    await page.waitForFunction(isMounted);
    return response;
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    return options?.waitUntil === "commit" ? response : hydrated(response);
  };
  page.reload = async (...args) => hydrated(await reload.apply(page, args));
}
