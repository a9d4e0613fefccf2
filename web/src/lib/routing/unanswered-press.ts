import type { SyntheticEvent } from "react";
import { findPressedButton } from "./early-press.ts";

/** Milliseconds between two attempts to repeat a press. */
const retryDelay = 100;

/** Milliseconds after which a press is not repeated any more: the visitor has gone on meanwhile. */
const maxDelay = 10_000;

const answered = new WeakSet<Event>();

/** `onClickCapture` of the page. React does not call it for what it has not hydrated yet, such as a part whose module is loading. */
export function markAnswered({ nativeEvent }: SyntheticEvent): void {
  answered.add(nativeEvent);
}

const readName = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

/** The button itself, or the one that has replaced it: of several with its name the one at its place. */
function createFinder(pressed: HTMLButtonElement): () => HTMLButtonElement | undefined {
  const name = readName(pressed);
  const findAlike = () =>
    [...document.querySelectorAll("button")].filter((button) => readName(button) === name);
  const place = findAlike().indexOf(pressed);
  return () => (pressed.isConnected ? pressed : findAlike()[place]);
}

/** Presses a button. @returns whether the app has answered */
function press(button: HTMLButtonElement): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  button.dispatchEvent(event);
  return answered.has(event);
}

/** Buttons whose press is being repeated: a second press of an impatient visitor is the same one. */
const repeating = new Set<HTMLButtonElement>();

async function repeatUntilAnswered(pressed: HTMLButtonElement, find = createFinder(pressed)): Promise<void> {
  if (repeating.has(pressed)) return;
  repeating.add(pressed);
  const { pathname } = location;
  for (let waited = 0; waited < maxDelay && location.pathname === pathname; waited += retryDelay) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const button = find();
    if (button && press(button)) break;
  }
  repeating.delete(pressed);
}

/**
 * Repeats presses of buttons until the app has answered them, so that none is lost while React hydrates the page: `early` ones, from before
 * the app was loaded, and those from now on.
 */
export function repeatUnansweredPresses(early: readonly HTMLButtonElement[]): void {
  for (const button of early) void repeatUntilAnswered(button);
  document.addEventListener(
    "click",
    (event) => {
      const button = findPressedButton(event);
      if (!button) return;
      // Before the app replaces the button.
      const find = createFinder(button);
      // React answers after the capture phase of the document; it stops an event that it cannot answer yet.
      setTimeout(() => answered.has(event) || void repeatUntilAnswered(button, find));
    },
    true,
  );
}
