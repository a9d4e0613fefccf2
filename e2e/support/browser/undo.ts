import type { Page } from "@playwright/test";

/**
 * Lets the ten seconds pass in which a change can be undone, on all pages of the device. `page.clock.install()` comes before the change. Not
 * for tests that nothing happens afterwards: they must give it the time to happen.
 */
export const passUndoTime = (page: Page): Promise<void> => page.clock.fastForward(10_000);

/**
 * Stops the time of day on all pages of the device, before they are opened: a step of an order can be undone until {@link passHeldUndoTime},
 * however slow the machine is. Timers go on.
 */
export const holdUndoTime = (page: Page): Promise<void> => page.clock.setFixedTime(new Date());

/** Lets the ten seconds pass in which a step of an order can be undone, while the time of day is held. */
export async function passHeldUndoTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + 10_000);
  await passUndoTime(page);
}
