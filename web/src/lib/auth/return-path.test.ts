import { expect, test } from "vitest";
import { parseReturnPath, redirectToLogin, resolvePathAfterLogin, toLoginPath } from "./return-path.ts";

const parse = (path: string) => parseReturnPath(`?${new URLSearchParams({ paluu: path })}`);

test.each(["/profiili", "/profiili/tilaukset/abc", "/admin/kayttajat?active=true"])(
  "the login leads back to %s",
  (path) => {
    const login = new URL(toLoginPath(new URL(path, "https://halkopiha.fi")), "https://halkopiha.fi");
    expect(parseReturnPath(login.search)).toBe(path);
  },
);

test("the login leads back to a mailed link, whose secret stays in the fragment", () => {
  const secret = "a".repeat(22);
  const login = new URL(
    toLoginPath({ pathname: "/asiakaspalvelu/abc", search: "", hash: `#t=${secret}` }),
    "https://halkopiha.fi",
  );
  expect(login.search).not.toContain(secret);
  expect(resolvePathAfterLogin(login, false)).toBe(`/asiakaspalvelu/abc#t=${secret}`);
});

test("the login does not open the dialog of the page that it leads back to", () => {
  const login = new URL(
    toLoginPath({ pathname: "/profiili/polttopuut", search: "", hash: "#muokkaa" }),
    "https://halkopiha.fi",
  );
  expect(login.hash).toBe("");
  expect(resolvePathAfterLogin({ search: login.search, hash: "#muokkaa" }, false)).toBe(
    "/profiili/polttopuut",
  );
});

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
