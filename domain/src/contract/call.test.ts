import { expect, test } from "vitest";
import * as z from "zod/mini";
import { downloadSellerListCsv } from "./admin/downloads.ts";
import { buildPath, type Call } from "./call.ts";
import { toOpenApi } from "./openapi.ts";
import { advanceOrder, searchOrders } from "./shop/orders.ts";
import { table } from "./table.ts";

const server = { version: "1.0.0", url: "https://halkopiha.example" };

test("no two calls share a method and a path", () => {
  const lines = Object.values(table).map(({ method, path }) => `${method} ${path}`);
  expect(lines.length).toBe(new Set(lines).size);
});

test("a path is filled with encoded values", () => {
  expect(buildPath(advanceOrder, { id: "a/b" })).toBe("/api/orders/a%2Fb/edit");
});

test("a path is not made without its values", () => {
  expect(() => buildPath(advanceOrder, {})).toThrow(RangeError);
});

test("every call stands in the OpenAPI document under its path and method", () => {
  const { paths, servers } = toOpenApi(table, server);
  expect(servers).toEqual([{ url: server.url }]);
  for (const { method, path } of Object.values(table)) {
    expect(paths).toHaveProperty([path.replace(/:(\w+)/g, "{$1}"), method.toLowerCase()]);
  }
});

test("a call that only reads is marked as safe, and cannot conflict, also when it is a POST", () => {
  const { paths } = toOpenApi({ searchOrders, advanceOrder }, server);
  expect(paths).toHaveProperty([searchOrders.path, "post", "x-safe"], true);
  expect(paths).not.toHaveProperty([searchOrders.path, "post", "responses", "409"]);
  expect(paths).toHaveProperty(["/api/orders/{id}/edit", "patch", "x-safe"], false);
});

/** As specified (§7), though the app does not send it. */
const specifiedSearch = ["listUsers"];

test("no search text of sellers and admins, which may name a person, is in a URL", () => {
  const withText = Object.entries<Call>(table).filter(
    ([name, { access, query }]) =>
      !["anyone", "visitor"].includes(access) &&
      !specifiedSearch.includes(name) &&
      query instanceof z.ZodMiniObject &&
      ["search", "queryString"].some((field) => field in query.shape),
  );
  expect(withText.map(([name]) => name)).toEqual([]);
});

test("a file appears in the OpenAPI document with its content type", () => {
  const { paths } = toOpenApi({ downloadSellerListCsv }, server);
  expect(paths).toHaveProperty([downloadSellerListCsv.path, "get", "responses", "200", "content"], {
    "text/csv; charset=utf-8": { schema: { type: "string", format: "binary" } },
  });
});
