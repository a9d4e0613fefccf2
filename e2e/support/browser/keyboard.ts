import { expect, type Locator, type Page } from "@playwright/test";

/** Pages on which tests use only the keyboard. */
const keyboardPages = new WeakSet<Page>();

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
  await expect(locator).toBeEnabled();
  for (let nth = 0; nth < maxTries; nth += 1) {
    await locator.focus();
    problem = await locator.evaluate(findFocusError);
    if (problem === null) return;
  }
  throw new Error(`By keyboard alone ${locator} ${problem}`);
}

const spaceRoles = new Set(["checkbox", "radio", "switch"]);

/** Presses the key that has the effect of a click. */
async function pressKey(locator: Locator): Promise<void> {
  await focus(locator);
  const kind = await locator.evaluate(
    (element) => element.getAttribute("role") ?? element.getAttribute("type") ?? "",
  );
  await locator.press(spaceRoles.has(kind) ? "Space" : "Enter");
}

/** From now on the tests operate this page by keyboard only. WCAG 2.1.1, 2.4.7 */
export function useKeyboardOnly(page: Page): void {
  keyboardPages.add(page);
}

const isByKeyboard = (locator: Locator) => keyboardPages.has(locator.page());

/**
 * Presses a control: with the keyboard on a page that is operated by keyboard only, otherwise with a click. By keyboard, a control
 * that cannot be focused, or shows no focus, fails the test.
 */
export async function press(locator: Locator): Promise<void> {
  await (isByKeyboard(locator) ? pressKey(locator) : locator.click());
}

/** Presses a control twice in a row, as an impatient user does. */
export async function pressTwice(locator: Locator): Promise<void> {
  if (!isByKeyboard(locator)) return locator.dblclick();
  await focus(locator);
  await locator.page().keyboard.press("Enter");
  await locator.page().keyboard.press("Enter");
}

/** Checks a checkbox or radio button, or turns a switch on. */
export async function check(locator: Locator): Promise<void> {
  if (!isByKeyboard(locator)) await locator.check();
  else if (!(await locator.isChecked())) await pressKey(locator);
}
