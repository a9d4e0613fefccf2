import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRewrites } from "../../web/build/rewrites.ts";
import { findRewriteErrors } from "./rewrites.ts";

const addresses = [
  { path: "/", html: "page" as const },
  { path: "/haku", html: "server" as const },
  { path: "/tuote/:segment", html: "server" as const },
  { path: "/admin/" },
  { path: "/tilaukset/:id", html: "skeleton" as const, file: "/tilaukset/tilaus" },
  { path: "*", html: "page" as const, file: "/404" },
];
const pages = { functionId: "pages", region: "europe-north1" };
const rewrites = [
  { regex: "^/api/", function: { functionId: "api", region: "europe-north1" } },
  { regex: "^/kortti/", function: pages },
  { regex: "^/sitemap/", function: pages },
  { regex: "^/sitemap\\.xml$", function: pages },
  { regex: "^/\\.well-known/security\\.txt$", function: pages },
  { regex: "^/haku/?$", function: pages },
  { regex: "^/tuote/[^/]+/?$", function: pages },
  { regex: "^/admin/?$", destination: "/app.html" },
  { regex: "^/tilaukset/[^/]+/?$", destination: "/tilaukset/tilaus.html" },
];
const findErrors = (...written: object[]) =>
  findRewriteErrors({ hosting: { public: "web/dist", rewrites: written } }, addresses);

test("every address of the app has a rewrite, except the front page and what is not found", () => {
  expect(findErrors(...rewrites)).toEqual([]);
});

test("a missing rewrite is named", () => {
  expect(findErrors(...rewrites.slice(0, -1))).toEqual([
    "Hosting lacks the rewrite ^/tilaukset/[^/]+/?$ to /tilaukset/tilaus.html",
  ]);
});

test("a rewrite of no page is named, also one that would answer everything", () => {
  expect(findErrors(...rewrites, { regex: "^/vanha/?$", destination: "/app.html" })).toEqual([
    "Hosting has the rewrite ^/vanha/?$ to /app.html for no page",
  ]);
  for (const source of ["**", "!/@(assets|api)/**", "/vanha"]) {
    expect(findErrors(...rewrites, { source, destination: "/app.html" })).toEqual([
      `Hosting has the rewrite ${source} to /app.html for no page`,
    ]);
  }
  expect(findErrors(...rewrites, { source: "/**", function: pages })).toHaveLength(1);
});

test("a rewrite to another place is named with the one that is needed", () => {
  const others = rewrites.filter(({ regex }) => regex !== "^/haku/?$");
  expect(findErrors(...others, { regex: "^/haku/?$", destination: "/app.html" })).toEqual([
    "Hosting lacks the rewrite ^/haku/?$ to the function pages",
    "Hosting has the rewrite ^/haku/?$ to /app.html for no page",
  ]);
});

const deployed = readRewrites(JSON.parse(readFileSync("firebase.json", "utf8")));
const isRewritten = (path: string) => deployed.some(({ regex = "" }) => new RegExp(regex, "u").test(path));

test.each([
  "/api/products/.hidden",
  "/asiakaspalvelu/abc-1",
  "/asiakaspalvelu/abc-1/",
  "/profiili",
  "/profiili/",
  "/profiili/tilaukset/2026-0001",
  "/admin",
  "/admin/",
  "/admin/yhteydenotot/abc",
  "/tuote/birch-polttopuu",
  "/polttopuut/pirkanmaa/orivesi/",
  "/.well-known/security.txt",
])("the deployed rewrites answer %s", (path) => {
  expect(isRewritten(path)).toBe(true);
});

test.each([
  "/eiole",
  "/haku/eiole",
  "/tuote/a/b",
  "/polttopuut/a/b/c",
  "/admin/eiole",
  "/profiili/eiole",
  "/asiakaspalvelu/a/b",
  "/.well-known/assetlinks.json",
  "/assets/index.js",
  "/app.html",
  "/apiary",
  "/sitemap-xml",
])("the deployed rewrites do not answer %s", (path) => {
  expect(isRewritten(path)).toBe(false);
});
