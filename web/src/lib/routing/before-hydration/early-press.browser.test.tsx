import { useLayoutEffect, useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { rememberEarlyPresses, takeEarlyPresses } from "./early-press.ts";
import { markAnswered, rememberUnansweredPresses, repeatUnansweredPresses } from "./unanswered-press.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** HTML of the server, which nothing answers yet. */
function addHtml(html: string): HTMLElement {
  const main = document.createElement("main");
  main.innerHTML = html;
  document.body.append(main);
  return main;
}

const toButton = (name: string) => `<button type="button"><span>${name}</span></button>`;
const toCard = (seller: string) =>
  `<article><a href="/myyja/${seller}">Koivu</a>${toButton("Lisää")}</article>`;
const findButtons = (name: string) => page.getByRole("button", { name });

/** Renders the app's buttons in place of the HTML. @returns what is called with the place of a pressed button */
async function renderApp(...names: string[]) {
  const onPress = vi.fn();
  // Names may be the same.
  const buttons = names.map((name, place) => ({ name, place }));
  await render(
    <main onClickCapture={markAnswered}>
      {buttons.map(({ name, place }) => (
        <button key={place} type="button" onClick={() => onPress(place)}>
          {name}
        </button>
      ))}
    </main>,
  );
  return onPress;
}

test("buttons that were pressed before the app was loaded are pressed once it has replaced them, each once", async () => {
  rememberEarlyPresses();
  const html = addHtml(["Jaa", "Vertaa", "Lisää"].map(toButton).join(""));
  await findButtons("Lisää").click();
  await findButtons("Jaa").click();
  await findButtons("Jaa").click();
  rememberUnansweredPresses(takeEarlyPresses());
  html.remove();
  const onPress = await renderApp("Jaa", "Vertaa", "Lisää");
  repeatUnansweredPresses();
  expect(onPress.mock.calls).toEqual([[2], [0]]);
});

test("of buttons with the same name the one at the same place is pressed", async () => {
  const html = addHtml(toButton("Vertaa").repeat(2));
  rememberUnansweredPresses([]);
  await findButtons("Vertaa").nth(1).click();
  html.remove();
  const onPress = await renderApp("Vertaa", "Vertaa");
  repeatUnansweredPresses();
  expect(onPress.mock.calls).toEqual([[1]]);
});

test("of cards that come in another order the same one is pressed", async () => {
  const html = addHtml(["aino", "eino", "veera"].map(toCard).join(""));
  rememberUnansweredPresses([]);
  await findButtons("Lisää").nth(1).click();
  html.remove();
  const onPress = vi.fn();
  await render(
    <main onClickCapture={markAnswered}>
      {["eino", "veera"].map((seller) => (
        <article key={seller}>
          <a href={`/myyja/${seller}`}>Koivu</a>
          <button type="button" onClick={() => onPress(seller)}>
            Lisää
          </button>
        </article>
      ))}
    </main>,
  );
  repeatUnansweredPresses();
  expect(onPress.mock.calls).toEqual([["eino"]]);
});

test("an impatient visitor whose second press is answered has pressed once", async () => {
  const html = addHtml(toButton("Vertaa"));
  rememberUnansweredPresses([]);
  await findButtons("Vertaa").click();
  html.remove();
  const onPress = vi.fn();
  /** The visitor is faster than the repetition. */
  function PressedAtOnce() {
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => button.current?.click(), []);
    return (
      <button ref={button} type="button" onClick={onPress}>
        Vertaa
      </button>
    );
  }
  await render(
    <main onClickCapture={markAnswered}>
      <PressedAtOnce />
    </main>,
  );
  repeatUnansweredPresses();
  expect(onPress).toHaveBeenCalledOnce();
});

test("a press that the app answers is not repeated", async () => {
  // As after hydration, where the buttons are those of the HTML.
  const onPress = await renderApp("Vertaa", "Jaa");
  rememberUnansweredPresses([]);
  await findButtons("Vertaa").click();
  repeatUnansweredPresses();
  expect(onPress.mock.calls).toEqual([[0]]);
});

test("a button that the app has added is not pressed again, as it can answer", async () => {
  rememberUnansweredPresses([]);
  // Like a banner in a dialog, whose presses do not reach React's `main`.
  const added = addHtml(toButton("Kumoa"));
  await findButtons("Kumoa").click();
  added.remove();
  const onPress = await renderApp("Kumoa");
  repeatUnansweredPresses();
  expect(onPress).not.toHaveBeenCalled();
});

test("a form that the browser has submitted without the app is not submitted again", async () => {
  const html = addHtml(`<form><button type="submit">Hae</button></form>`);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  html.addEventListener("submit", onSubmit);
  rememberUnansweredPresses([]);
  await findButtons("Hae").click();
  repeatUnansweredPresses();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("what is behind an open dialog is not pressed", async () => {
  const html = addHtml(toButton("Vertaa"));
  rememberUnansweredPresses([]);
  await findButtons("Vertaa").click();
  html.remove();
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.showModal();
  const onPress = await renderApp("Vertaa");
  repeatUnansweredPresses();
  expect(onPress).not.toHaveBeenCalled();
});
