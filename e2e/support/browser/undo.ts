import type { Page } from "@playwright/test";

/**
 * Lets the ten seconds pass in which a change can be undone, on all pages of the device. `page.clock.install()` comes before the change. Not
 * for tests that nothing happens afterwards: they must give it the time to happen.
 */
export const passUndoTime = (page: Page): Promise<void> => page.clock.fastForward(10_000);
