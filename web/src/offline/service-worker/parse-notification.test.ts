import { expect, test } from "vitest";
import { parseNotification } from "./parse-notification.ts";

const shown = {
  title: "Uusi tilaus",
  body: "Aino tilasi sinulta.",
  tag: "order-1",
  path: "/profiili/tilaukset/a_1-B",
};

test("a notification is read with its page and the number on the icon", () => {
  expect(parseNotification(JSON.stringify(shown))).toEqual(shown);
  expect(parseNotification(JSON.stringify({ ...shown, badge: 3 }))).toEqual({ ...shown, badge: 3 });
});

test.each([-1, 1.5, "3", null])("a number of %s is left out", (badge) => {
  expect(parseNotification(JSON.stringify({ ...shown, badge }))).toEqual(shown);
});

test.each([
  ["no JSON", "Hei"],
  ["nothing", ""],
  ["a list", "[]"],
  ["no object", "null"],
  ["no title", JSON.stringify({ ...shown, title: undefined })],
  ["a page elsewhere", JSON.stringify({ ...shown, path: "https://paha.example/" })],
  ["a page elsewhere, without a scheme", JSON.stringify({ ...shown, path: "//paha.example/" })],
  ["a script", JSON.stringify({ ...shown, path: "javascript:alert(1)" })],
])("%s is no notification", (_, text) => {
  expect(parseNotification(text)).toBeNull();
});
