import { expect, test } from "vitest";
import { compilePattern } from "./pattern.ts";

test.each<[string, string, boolean]>([
  ["orders/{id}", "orders/x", true],
  ["orders/{id}", "orders/x/lines/y", false],
  ["orders/{id}", "others/x", false],
  ["orders/x", "orders/x", true],
  ["orders/x", "orders/y", false],
  ["users/{u}/posts/{p}", "users/a/posts/b", true],
  ["users/{u}/posts/{p}", "users/a", false],
  ["users/{rest=**}", "users/a", true],
  ["users/{rest=**}", "users/a/posts/b", true],
  ["users/{rest=**}", "other/a", false],
  ["{top}/{rest=**}", "anything/at/all/deep", true],
  ["{rest=**}/posts/{p}", "users/a/posts/b", true],
  ["{rest=**}/posts/{p}", "posts/b", true],
])("%s and %s: %s", (pattern, path, expected) => {
  expect(compilePattern(pattern)(path.split("/"))).toBe(expected);
});
