import { expect } from "vitest";
import { bannerAtom } from "../lib/notifications/banner-atoms.ts";
import { store } from "../lib/storage/store.ts";

/** Waits for the message that the app's shell would show. */
export const expectBanner = (text: string): Promise<void> =>
  expect.poll(() => store.get(bannerAtom)?.text).toBe(text);

/** Fails when the page is wider than its viewport. */
export function expectNoHorizontalScroll(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
