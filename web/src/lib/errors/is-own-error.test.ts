import { expect, test } from "vitest";
import { ApiError } from "../api/errors.ts";
import { isOwnError } from "./is-own-error.ts";

const origin = "https://halkopiha.example";

function errorAt(place: string, error: Error = new TypeError("x is undefined")): Error {
  error.stack = `${error.name}: ${error.message}\n    at f (${place})\n    at g (${origin}/assets/index-1.js:1:2)`;
  return error;
}

const file = `${origin}/assets/cart-1.js:1:2`;

test.each([
  ["an error in a file of the site", errorAt(file)],
  [
    "one whose message has the URL of another site",
    errorAt(file, new Error("see https://react.example/418")),
  ],
  ["one whose place is not known", Object.assign(new Error("x"), { stack: "" })],
  ["an answer that does not fit its schema", errorAt(file, new ApiError(502, "virhe", "unreadable"))],
])("%s is one of the app", (_, error) => {
  expect(isOwnError(error, origin)).toBe(true);
});

test.each([
  ["an extension's", errorAt("chrome-extension://abcdef/content.js:1:2")],
  ["another site's", errorAt("https://other.example/x.js:1:2")],
  ["what is no error", "Script error."],
  ["a lost connection in Chromium", errorAt(file, new TypeError("Failed to fetch"))],
  [
    "a lost connection in Firefox",
    errorAt(file, new TypeError("NetworkError when attempting to fetch resource.")),
  ],
  ["a lost connection in Safari", errorAt(file, new TypeError("Load failed"))],
  [
    "a chunk that is gone",
    errorAt(file, new TypeError(`Failed to fetch dynamically imported module: ${file}`)),
  ],
  ["a module that could not be loaded", errorAt(file, new Error("A module could not be loaded."))],
  ["an interrupted request", errorAt(file, new DOMException("", "AbortError"))],
  [
    "a notice of ResizeObserver",
    errorAt(file, new Error("ResizeObserver loop completed with undelivered notifications.")),
  ],
  ["an answer of the server", errorAt(file, new ApiError(500, "virhe", "fault"))],
  ["a call without a response", errorAt(file, new ApiError(0, "ei yhteyttä", "noResponse"))],
])("%s is not", (_, error) => {
  expect(isOwnError(error, origin)).toBe(false);
});
