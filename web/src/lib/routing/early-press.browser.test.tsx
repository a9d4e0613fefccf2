import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { rememberEarlyPresses, takeEarlyPresses } from "./early-press.ts";
import { markAnswered, repeatUnansweredPresses } from "./unanswered-press.ts";

afterEach(() => document.body.replaceChildren());

/** Buttons in the HTML of the server, which nothing answers yet. */
function addHtml(...names: string[]): HTMLElement {
  const main = document.createElement("main");
  main.innerHTML = names.map((name) => `<button type="button"><span>${name}</span></button>`).join("");
  document.body.append(main);
  return main;
}

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
  const html = addHtml("Jaa", "Vertaa", "Lisää");
  await findButtons("Lisää").click();
  await findButtons("Jaa").click();
  await findButtons("Jaa").click();
  repeatUnansweredPresses(takeEarlyPresses());
  html.remove();
  const onPress = await renderApp("Jaa", "Vertaa", "Lisää");
  await expect.poll(() => onPress.mock.calls.flat()).toEqual([2, 0]);
});

test("of buttons with the same name the one at the same place is pressed", async () => {
  const html = addHtml("Vertaa", "Vertaa");
  repeatUnansweredPresses([]);
  await findButtons("Vertaa").nth(1).click();
  html.remove();
  const onPress = await renderApp("Vertaa", "Vertaa");
  await expect.poll(() => onPress.mock.calls).toEqual([[1]]);
});

test("a press that the app answers is not repeated", async () => {
  repeatUnansweredPresses([]);
  const onPress = await renderApp("Vertaa", "Jaa");
  await findButtons("Vertaa").click();
  const html = addHtml("Lisää");
  await findButtons("Lisää").click();
  html.remove();
  await findButtons("Jaa").click();
  // Longer than the time after which the press without an answer has been repeated.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(onPress.mock.calls).toEqual([[0], [1]]);
});
