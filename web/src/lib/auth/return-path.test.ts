import { expect, test } from "vitest";
import { parseReturnPath, redirectToLogin, toLoginPath } from "./return-path.ts";

const parse = (path: string) => parseReturnPath(`?${new URLSearchParams({ paluu: path })}`);

test.each(["/profiili", "/profiili/tilaukset/abc", "/admin/kayttajat?active=true"])(
  "the login leads back to %s",
  (path) => {
    const { pathname, search } = new URL(path, "https://halkopiha.fi");
    expect(parseReturnPath(new URL(toLoginPath({ pathname, search }), "https://halkopiha.fi").search)).toBe(
      path,
    );
  },
);

test.each([
  "https://varas.example/",
  "//varas.example",
  "/\\varas.example",
  "\\\\varas.example",
  "/\t/varas.example",
  "/.//varas.example",
  "/..//varas.example/polku",
  "javascript:alert(1)",
  "profiili",
  "",
])("the login leads nowhere with %j", (path) => {
  expect(parse(path)).toBeNull();
});

test.each(["/kirjaudu", "/kirjaudu?paluu=/kirjaudu", "/kirjaudu/salasananpalautus"])(
  "the login does not lead back to itself: %s",
  (path) => {
    expect(parse(path)).toBeNull();
  },
);

test("a login page without the parameter leads nowhere else", () => {
  expect(parseReturnPath("?tili=premium")).toBeNull();
});

test.each([
  ["/profiili", "/"],
  ["/admin/", "/"],
  ["/profiili/polttopuut", "/kirjaudu?paluu=%2Fprofiili%2Fpolttopuut"],
])("§2 %s leads a visitor to %s", (path, to) => {
  const response = redirectToLogin(new Request(new URL(path, "https://halkopiha.fi")));
  expect(response.headers.get("location")).toBe(to);
});
