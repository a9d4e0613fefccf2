import { afterEach, expect, test, vi } from "vitest";
import { rememberEarlyPress, takeEarlyPress } from "./early-press.ts";

afterEach(() => document.body.replaceChildren());

function addButton(name: string, onPress: () => void = () => undefined): HTMLButtonElement {
  const button = document.createElement("button");
  button.ariaLabel = name;
  // The text that a person presses is inside the button.
  button.append(document.createElement("span"));
  button.addEventListener("click", onPress);
  document.body.append(button);
  return button;
}

test("a button that was pressed before the app was loaded is pressed again, once", async () => {
  const press = vi.fn();
  rememberEarlyPress();
  const button = addButton("Lisää ostoskoriin");
  button.querySelector("span")?.click();
  button.addEventListener("click", press);
  takeEarlyPress()();
  takeEarlyPress()();
  await expect.poll(() => press).toHaveBeenCalledOnce();
});

test("the press goes to the button that has replaced the one of the HTML", async () => {
  const compare = vi.fn();
  rememberEarlyPress();
  addButton("Vertaa").click();
  document.body.replaceChildren();
  addButton("Jaa", () => expect.unreachable());
  addButton("Vertaa", compare);
  takeEarlyPress()();
  await expect.poll(() => compare).toHaveBeenCalledOnce();
});

test("a press that the app has answered is not repeated", async () => {
  const early = vi.fn();
  const late = vi.fn();
  rememberEarlyPress();
  addButton("Jaa", early).click();
  const button = addButton("Vertaa", late);
  const repeatEarlyPress = takeEarlyPress();
  // React answers this one while it hydrates the page.
  button.click();
  repeatEarlyPress();
  await expect.poll(() => early).toHaveBeenCalledTimes(2);
  expect(late).toHaveBeenCalledOnce();
});
