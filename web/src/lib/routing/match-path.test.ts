import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  ["/haku", "/haku", {}],
  ["/", "/", {}],
  ["/haku", "/haku/", {}],
  ["/tuote/:segment", "/tuote/koivu-orivesi", { segment: "koivu-orivesi" }],
  [
    "/polttopuut/:region/:locality",
    "/polttopuut/p%C3%A4ij%C3%A4t/lahti",
    { region: "päijät", locality: "lahti" },
  ],
])("%s matches %s", (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test.each([
  ["/haku", "/hakuvahti"],
  ["/haku", "/haku/koivu"],
  ["/tuote/:segment", "/tuote"],
  ["/tuote/:segment", "/tuote/p%E4"],
])("%s does not match %s", (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});
