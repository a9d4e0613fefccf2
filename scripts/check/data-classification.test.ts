import { expect, test } from "vitest";
import { retention } from "../../domain/src/admin/retention.ts";
import { personalData } from "../../domain/src/personal-data/collections.ts";
import {
  findClassificationErrors,
  findCollections,
  findRuledNames,
  parseDataTable,
} from "./data-classification.ts";

const retained = Object.entries(retention).flatMap(([key, { collections, days }]) =>
  collections.map((name) => ({ name, says: `\`${key}\`: ${days} days` })),
);
const names = [...new Set([...retained.map(({ name }) => name), ...Object.keys(personalData)])];
const toRow = (name: string, says: string) => `| \`${name}\` | personal | admins | rules | ${says} |`;
const rows = names.map((name) =>
  toRow(
    name,
    retained
      .filter((rule) => rule.name === name)
      .map(({ says }) => says)
      .join(", "),
  ),
);
const table = ["| what | level | who | how | retention |", "| --- | --- |", ...rows].join("\n");
const check = (text: string, more: readonly string[] = [], folders: readonly string[] = []) =>
  findClassificationErrors(text, { collections: [...names, ...more], folders });

test("a table with a row for each collection has no error", () => {
  expect(parseDataTable(table)).toHaveLength(names.length);
  expect(check(table)).toEqual([]);
});

test("a collection or a folder without a row is named, and so is a row of nothing", () => {
  expect(check(table, ["newThings"])).toEqual(["newThings has no row"]);
  expect(check(table, [], ["uploads"])).toEqual(["storage/uploads has no row"]);
  expect(check(`${table}\n${toRow("formerThings", "none")}`)).toEqual([
    "formerThings has a row, and nothing names it",
    "formerThings: no row in domain/src/personal-data/collections.ts",
  ]);
});

test("a level that is none, and a retention of other days, are named", () => {
  expect(check(table.replace("`carts` | personal", "`carts` | fairly secret"))).toEqual([
    "carts: 'fairly secret' is no level",
  ]);
  expect(check(table.replace("`mail`: 90 days", "`mail`: 91 days"))).toEqual([
    "mail: its retention is `mail`: 90 days",
  ]);
});

test("the collections of code are found, of the server and of the app", () => {
  expect(findCollections('firestore().collection("users").doc(); collection(database, "orders")')).toEqual([
    "users",
    "orders",
  ]);
});

test("the names of rules are found, also those to which nobody has access", () => {
  const rules = `
  match /databases/{database}/documents {
    match /users/{uid} {
    // /carts and /favorites: only the API.
    // /pincodes, /contactRequests and /undoLinks: no access.
    // Reads of /nothing are not named here.`;
  expect(findRuledNames(rules)).toEqual([
    "users",
    "carts",
    "favorites",
    "pincodes",
    "contactRequests",
    "undoLinks",
  ]);
});
