import { expect } from "vitest";
import { page } from "vitest/browser";

/** Expects that the page is not wider than its viewport. */
export function expectNoHorizontalScroll(): void {
  const { clientWidth, scrollWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Expects that the page fits a width of 320 px (WCAG 1.4.10). */
export async function expectFitsNarrowScreen(): Promise<void> {
  await page.viewport(320, 640);
  expectNoHorizontalScroll();
}

/** The element that is drawn over the middle of this one, or null. An element outside of the screen is not visible, so it counts as covered. */
export function findCoveringElement(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen && element.contains(seen) ? null : (seen ?? document.body);
}
