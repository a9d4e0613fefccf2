import { expect, test } from "vitest";
import { findIndexErrors, listTtlFields } from "./indexes.ts";

const scope = { collectionGroup: "products", queryScope: "COLLECTION" };
const price = { fieldPath: "price", order: "ASCENDING" };
const words = { fieldPath: "words", arrayConfig: "CONTAINS" };
const areas = { fieldPath: "areas", arrayConfig: "CONTAINS" };
const nameAfterPrice = { fieldPath: "__name__", order: "ASCENDING" };
const expiry = { collectionGroup: "carts", fieldPath: "expiresAt", ttl: true, indexes: [] };

const byPrice = { ...scope, fields: [words, price] };

test("indexes of the right form, each written once, have no fault", () => {
  const other = { ...scope, fields: [words, { ...price, order: "DESCENDING" }] };
  expect(findIndexErrors({ indexes: [byPrice, other], fieldOverrides: [expiry] })).toEqual([]);
});

test.each([
  ["an index of one field", [{ ...scope, fields: [price] }]],
  ["a field without a direction", [{ ...scope, fields: [words, { fieldPath: "price" }] }]],
  ["an unknown direction", [{ ...scope, fields: [words, { ...price, order: "UP" }] }]],
  ["two arrays", [{ ...scope, fields: [words, areas] }]],
  ["a misspelt word", [{ ...byPrice, queryscope: "COLLECTION" }]],
  ["an index written twice", [byPrice, byPrice]],
  [
    "an index written with and without its last name",
    [byPrice, { ...scope, fields: [words, price, nameAfterPrice] }],
  ],
])("%s is a fault", (_, indexes) => {
  expect(findIndexErrors({ indexes, fieldOverrides: [] })).toHaveLength(1);
});

test("a field whose indexes are written twice is a fault", () => {
  expect(findIndexErrors({ indexes: [], fieldOverrides: [expiry, { ...expiry, ttl: false }] })).toHaveLength(
    1,
  );
});

test("TTL fields are listed as collection.field", () => {
  const kept = { ...expiry, collectionGroup: "orders", ttl: false };
  expect(listTtlFields({ indexes: [], fieldOverrides: [expiry, kept] })).toEqual(["carts.expiresAt"]);
});
