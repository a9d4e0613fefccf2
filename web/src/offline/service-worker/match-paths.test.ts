import { expect, test } from "vitest";
import { matchPaths } from "./match-paths.ts";

const matches = matchPaths("/api/orders", "/api/users/:id/profile");

test.each(["/api/orders", "/api/orders?limit=5", "/api/users/aino/profile"])("%s is matched", (path) => {
  expect(matches(new URL(path, "https://halkopiha.example"))).toBe(true);
});

test.each(["/api/orders/1", "/api/users/aino", "/api/users/a/b/profile", "/x/api/orders"])(
  "%s is not matched",
  (path) => {
    expect(matches(new URL(path, "https://halkopiha.example"))).toBe(false);
  },
);
