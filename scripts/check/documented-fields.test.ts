import { expect, test } from "vitest";
import { findFieldErrors, findUnnamedCollections, parseFieldTables } from "./documented-fields.ts";

const text = [
  "## `carts`",
  "The visitor's, not `anybody`'s.",
  "| field | read by |",
  "| --- | --- |",
  "| `_id`, `lines` | the visitor, with their `cookie` |",
  "## All others",
  "| `orders` | nobody |",
].join("\n");

test("the fields of a table are those of its first cells", () => {
  expect(parseFieldTables(text)).toEqual(new Map([["carts", ["_id", "lines"]]]));
});

test("a table with a row for each field has no error", () => {
  expect(findFieldErrors(text, { carts: ["_id", "lines"] })).toEqual([]);
});

test("a field without a row is named, and so is a row of nothing", () => {
  expect(findFieldErrors(text, { carts: ["_id", "buyer"], orders: ["_id"] })).toEqual([
    "carts.buyer has no row",
    "carts.lines has a row too many",
    "orders._id has no row",
  ]);
});

test("a collection that is classified and not named is named by the check, a folder is not", () => {
  const classified = ["carts", "orders", "alerts", "storage/cards"].map((name) => `| \`${name}\` | public |`);
  expect(findUnnamedCollections(text, classified.join("\n"))).toEqual(["no word about alerts"]);
});
