import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The pages on which nothing is pressed but keys. */
const keyboardPages = new WeakSet<Page>();
let isTaught = false;

/** What has the focus must be a stop of the Tab key, or one of a group that the arrows move in, and be seen to have it. */
function findFocusError(element: Element): string | null {
  const active = document.activeElement;
  if (active !== element) return "cannot take the focus";
  if (!(active instanceof HTMLElement || active instanceof SVGElement)) return "is no control";
  if (active.tabIndex < 0 && active.getAttribute("role") !== "tab") return "is no stop of the Tab key";
  // Sometimes it is what the control stands in: a card that is one link.
  const around = [active.parentElement, active.closest("article"), active.nextElementSibling];
  const seen = [active, ...around]
    .filter((near) => near !== null)
    .flatMap((near) => [getComputedStyle(near), getComputedStyle(near, "::after")]);
  // A shape of a drawing is outlined by its own stroke.
  if (active instanceof SVGElement && getComputedStyle(active).stroke !== "none") return null;
  const isSeen = seen.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
  return isSeen ? null : "does not show that it has the focus";
}

/** Navigation moves the focus to the heading, perhaps after it is visible: retry. */
const maxTries = 3;

/** Puts the focus on a control as the Tab key would, and makes sure that it could. */
async function focus(locator: Locator): Promise<void> {
  let problem: string | null = null;
  // As one waits who sees that it is busy.
  await expect.poll(() => locator.isEnabled()).toBe(true);
  for (let nth = 0; nth < maxTries; nth += 1) {
    await locator.focus();
    problem = await locator.evaluate(findFocusError);
    if (problem === null) return;
  }
  throw new Error(`By keyboard alone ${locator} ${problem}`);
}

const spaceRoles = new Set(["checkbox", "radio", "switch"]);

/** The key that does what a click does. */
async function press(locator: Locator): Promise<void> {
  await focus(locator);
  const kind = await locator.evaluate(
    (element) => element.getAttribute("role") ?? element.getAttribute("type") ?? "",
  );
  await locator.press(spaceRoles.has(kind) ? "Space" : "Enter");
}

/** Teaches every locator to use the keyboard on such a page; a locator is what the tests press things by. */
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
 * From now on whatever a test presses on this page is pressed by key: what cannot take the focus, or does not show it, fails the
 * test. WCAG 2.1.1, 2.4.7
 */
export function pressByKeyboard(page: Page): void {
  patchLocators(page);
  keyboardPages.add(page);
}
