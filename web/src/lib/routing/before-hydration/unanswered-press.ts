import type { SyntheticEvent } from "react";
import { findPressedButton } from "./early-press.ts";

/** Milliseconds between two attempts to repeat a press. */
const retryDelay = 100;

/** Milliseconds after which a press is not repeated any more: the visitor has gone on meanwhile. */
const maxDelay = 10_000;

type FindButton = () => HTMLButtonElement | undefined;

/** Buttons whose press the app has not answered, with what finds them. Further presses of an impatient visitor count as one. */
const unanswered = new Map<HTMLButtonElement, FindButton>();

/**
 * `onClickCapture` of the page. React does not call it for what it has not hydrated yet, such as a part whose module is loading. It ends the
 * repetition also when the visitor's next press was faster.
 */
export function markAnswered({ target }: SyntheticEvent): void {
  const button = target instanceof Element ? target.closest("button") : null;
  for (const [pressed, find] of unanswered) if (find() === button) unanswered.delete(pressed);
}

const findButtons = () => [...document.querySelectorAll<HTMLButtonElement>("main button")];

/** What identifies a button: its name, and the first link of its card, which leads to the product or the seller. */
const identify = (button: HTMLButtonElement) =>
  `${button.ariaLabel ?? button.textContent} ${button.closest("article")?.querySelector("a")?.pathname}`;

/** The button itself, or the one that has replaced it: of several alike the one at its place. */
function createFinder(pressed: HTMLButtonElement): FindButton {
  const identity = identify(pressed);
  const findAlike = () => findButtons().filter((button) => identify(button) === identity);
  const place = findAlike().indexOf(pressed);
  return () => (pressed.isConnected ? pressed : findAlike()[place]);
}

/** Presses a button again and again until `markAnswered` is called for it, time is up, or the visitor sees something else. */
function repeatUntilAnswered(pressed: HTMLButtonElement): void {
  if (unanswered.has(pressed)) return;
  const find = createFinder(pressed);
  unanswered.set(pressed, find);
  const { pathname } = location;
  const end = performance.now() + maxDelay;
  const timer = setInterval(() => {
    if (location.pathname !== pathname || performance.now() > end || document.querySelector(":modal")) {
      unanswered.delete(pressed);
    }
    if (unanswered.has(pressed)) find()?.click();
    if (!unanswered.has(pressed)) clearInterval(timer);
  }, retryDelay);
}

/**
 * Repeats presses of the buttons that came with the HTML until the app has answered them, so that none is lost while React hydrates the page:
 * `early` ones, from before the app was loaded, and those from now on.
 */
export function repeatUnansweredPresses(early: readonly HTMLButtonElement[]): void {
  const buttons = new WeakSet(findButtons());
  early.forEach(repeatUntilAnswered);
  document.addEventListener(
    "click",
    (event) => {
      const button = findPressedButton(event);
      // Before React, which ends the repetition at once if it answers.
      if (button && buttons.has(button)) repeatUntilAnswered(button);
    },
    true,
  );
}
