import type { SyntheticEvent } from "react";
import { findPressedButton } from "./early-press.ts";

/** Milliseconds after which a press is not repeated any more: the visitor has gone on meanwhile. */
const maxDelay = 10_000;

interface UnansweredPress {
  /** The button itself, or the one that has replaced it. */
  findButton(): HTMLButtonElement | undefined;
  /** The page of the press. */
  pathname: string;
  /** As of `performance.now()`. */
  at: number;
}

/** Presses that the app has not answered, by button. Further presses of an impatient visitor count as one. */
const unanswered = new Map<HTMLButtonElement, UnansweredPress>();

const findButtons = () => [...document.querySelectorAll<HTMLButtonElement>("main button")];

/** What identifies a button: its name, and the first link of its card, which leads to the product or the seller. */
const identify = (button: HTMLButtonElement) =>
  `${button.ariaLabel ?? button.textContent} ${button.closest("article")?.querySelector("a")?.pathname}`;

/** Of several alike the one at its place. */
function createFinder(pressed: HTMLButtonElement): UnansweredPress["findButton"] {
  const identity = identify(pressed);
  const findAlike = () => findButtons().filter((button) => identify(button) === identity);
  const place = findAlike().indexOf(pressed);
  return () => (pressed.isConnected ? pressed : findAlike()[place]);
}

/** Watches the page while a press is unanswered: what the app renders over the HTML may come after the first commit. */
let observer: MutationObserver | undefined;

function forget(pressed: HTMLButtonElement): void {
  unanswered.delete(pressed);
  if (unanswered.size === 0) observer?.disconnect();
}

function remember(pressed: HTMLButtonElement): void {
  if (unanswered.has(pressed)) return;
  unanswered.set(pressed, {
    findButton: createFinder(pressed),
    pathname: location.pathname,
    at: performance.now(),
  });
  observer ??= new MutationObserver(repeatUnansweredPresses);
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * `onClickCapture` of the page. React does not call it for a part whose module is loading. It ends the repetition also when the visitor's
 * next press was faster.
 */
export function markAnswered({ target }: SyntheticEvent): void {
  const button = target instanceof Element ? target.closest("button") : null;
  for (const [pressed, { findButton }] of unanswered) if (findButton() === button) forget(pressed);
}

const hasGoneOn = ({ pathname, at }: UnansweredPress) =>
  location.pathname !== pathname ||
  performance.now() > at + maxDelay ||
  document.querySelector(":modal") !== null;

/**
 * Repeats each press that the app has not answered; called when the page or one of its lazy parts has mounted. A press of a part that React
 * has not hydrated yet hydrates it at once.
 */
export function repeatUnansweredPresses(): void {
  for (const [pressed, press] of unanswered) {
    if (hasGoneOn(press)) forget(pressed);
    else press.findButton()?.click();
  }
}

/**
 * Remembers presses of the buttons that came with the HTML until the app has answered them, so that none is lost while React hydrates the
 * page: `early` ones, from before the app was loaded, and those from now on.
 */
export function rememberUnansweredPresses(early: readonly HTMLButtonElement[]): void {
  const buttons = new WeakSet(findButtons());
  early.forEach(remember);
  document.addEventListener(
    "click",
    (event) => {
      const button = findPressedButton(event);
      // Before React, which marks it at once if it answers.
      if (button && buttons.has(button)) remember(button);
    },
    true,
  );
}
