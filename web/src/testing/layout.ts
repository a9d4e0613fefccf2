import { expect } from "vitest";
import { page } from "vitest/browser";

/** Expects that the page is not wider than its viewport. */
export function expectNoHorizontalScroll(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** Expects that the page fits a width of 320 px (WCAG 1.4.10). */
export async function expectFitsNarrowScreen(): Promise<void> {
  await page.viewport(320, 640);
  expectNoHorizontalScroll();
}
