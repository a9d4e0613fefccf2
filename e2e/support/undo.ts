import type { Page } from "@playwright/test";

/** Lets the ten seconds pass in which a change can be undone, on all pages of the device; `page.clock.install()` comes before the change. */
export const passUndoTime = (page: Page): Promise<void> => page.clock.fastForward(10_000);
