import { expect, test } from "vitest";
import { isPage, matchPaths } from "./match-paths.ts";

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

const isPageAt = (path: string) => isPage(new URL(path, "https://halkopiha.example"));

test.each(["/", "/?ref=a.b", "/haku?queryString=a.b", "/ei-ole?url=/x.png#a.b"])("%s is a page", (path) => {
  expect(isPageAt(path)).toBe(true);
});

test.each(["/api/orders", "/__/auth", "/assets/map.json", "/og.png?v=1", "/x/opas.pdf"])(
  "%s is no page",
  (path) => {
    expect(isPageAt(path)).toBe(false);
  },
);
