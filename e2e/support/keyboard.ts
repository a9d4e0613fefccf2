import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Pages on which tests use only the keyboard. */
const keyboardPages = new WeakSet<Page>();
let isTaught = false;

/** A focused element must be a tab stop, or in a group with arrow-key navigation, and must show a visible focus. */
function findFocusError(element: Element): string | null {
  const active = document.activeElement;
  if (active !== element) return "cannot take the focus";
  if (!(active instanceof HTMLElement || active instanceof SVGElement)) return "is no control";
  if (active.tabIndex < 0 && active.getAttribute("role") !== "tab") return "is no stop of the Tab key";
  // The outline may be on the container: a card that is one link.
  const around = [active.parentElement, active.closest("article"), active.nextElementSibling];
  const seen = [active, ...around]
    .filter((near) => near !== null)
    .flatMap((near) => [getComputedStyle(near), getComputedStyle(near, "::after")]);
  // A shape in an SVG shows the focus with its stroke.
  if (active instanceof SVGElement && getComputedStyle(active).stroke !== "none") return null;
  const isSeen = seen.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
  return isSeen ? null : "does not show that it has the focus";
}

/** Navigation moves the focus to the heading, possibly after the control is visible: retry. */
const maxTries = 3;

/** Focuses a control and checks that the Tab key could reach it. */
async function focus(locator: Locator): Promise<void> {
  let problem: string | null = null;
  // Like a user, wait until the control is enabled.
  await expect.poll(() => locator.isEnabled()).toBe(true);
  for (let nth = 0; nth < maxTries; nth += 1) {
    await locator.focus();
    problem = await locator.evaluate(findFocusError);
    if (problem === null) return;
  }
  throw new Error(`By keyboard alone ${locator} ${problem}`);
}

const spaceRoles = new Set(["checkbox", "radio", "switch"]);

/** Presses the key that has the effect of a click. */
async function press(locator: Locator): Promise<void> {
  await focus(locator);
  const kind = await locator.evaluate(
    (element) => element.getAttribute("role") ?? element.getAttribute("type") ?? "",
  );
  await locator.press(spaceRoles.has(kind) ? "Space" : "Enter");
}

/** Makes all locators use the keyboard on keyboard pages. */
function patchLocators(page: Page): void {
  if (isTaught) return;
  isTaught = true;
  const locators: Locator = Object.getPrototypeOf(page.locator("html"));
  const { click, dblclick, check, uncheck } = locators;
  const isByKeyboard = (locator: Locator) => keyboardPages.has(locator.page());
  locators.click = async function (this: Locator, options) {
    return isByKeyboard(this) && !options?.position ? press(this) : click.call(this, options);
  };
  locators.dblclick = async function (this: Locator, options) {
    if (!isByKeyboard(this)) return dblclick.call(this, options);
    await focus(this);
    await this.page().keyboard.press("Enter");
    await this.page().keyboard.press("Enter");
  };
  locators.check = async function (this: Locator, options) {
    if (!isByKeyboard(this)) return check.call(this, options);
    if (!(await this.isChecked())) await press(this);
  };
  locators.uncheck = async function (this: Locator, options) {
    if (!isByKeyboard(this)) return uncheck.call(this, options);
    if (await this.isChecked()) await press(this);
  };
}

/**
 * From now on the tests operate this page by keyboard only: a control that cannot be focused, or shows no focus, fails the test. WCAG
 * 2.1.1, 2.4.7
 */
export function pressByKeyboard(page: Page): void {
  patchLocators(page);
  keyboardPages.add(page);
}
