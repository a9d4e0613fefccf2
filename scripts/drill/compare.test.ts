import { DocumentReference, Firestore, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { compareDocuments } from "./compare.ts";
import { decodeValue, encodeValue } from "./stored-value.ts";

const database = new Firestore({ projectId: "demo-drill" });
const toDocuments = (documents: Record<string, unknown>) =>
  new Map(Object.entries(documents).map(([path, fields]) => [path, JSON.stringify(encodeValue(fields))]));

describe("a comparison of an export with what was restored", () => {
  const at = new Timestamp(1_764_300_000, 123_456_000);
  const before = toDocuments({ "orders/a": { at, total: 1 }, "orders/b": { total: 2 } });

  test("finds nothing when both are equal, in whatever order the fields come", () => {
    const after = toDocuments({ "orders/b": { total: 2 }, "orders/a": { total: 1, at } });
    expect(compareDocuments(before, after)).toEqual([]);
  });

  test("finds a document that is lost and one that was added", () => {
    const after = toDocuments({ "orders/a": { at, total: 1 }, "orders/c": { total: 2 } });
    expect(compareDocuments(before, after)).toEqual(["lost: orders/b", "added: orders/c"]);
  });

  test.each([
    ["a value", { at, total: 2 }],
    ["a field", { at }],
    ["a type", { at: at.toDate().toISOString(), total: 1 }],
    ["a microsecond", { at: new Timestamp(at.seconds, at.nanoseconds + 1000), total: 1 }],
  ])("finds a document that differs in %s", (_, fields) => {
    const after = toDocuments({ "orders/a": fields, "orders/b": { total: 2 } });
    expect(compareDocuments(before, after)).toEqual(["changed: orders/a"]);
  });
});

describe("an exported value", () => {
  test.each<[string, unknown]>([
    ["timestamp", new Timestamp(1, 2000)],
    ["place", new GeoPoint(61.5, 23.75)],
    ["bytes", Buffer.from([0, 255])],
    ["number", 0.1],
    ["negative zero", -0],
    ["endless number", Number.NEGATIVE_INFINITY],
    ["list of types", ["timestamp", 1, 2]],
    ["map", { none: null, inner: { yes: true } }],
  ])("is read as the same %s", (_, value) => {
    const json: unknown = JSON.parse(JSON.stringify(encodeValue(value)));
    expect(decodeValue(database, json)).toEqual(value);
  });

  test("is read as the same reference", () => {
    const reference = decodeValue(database, encodeValue(database.doc("users/a/logins/b")));
    expect(reference).toBeInstanceOf(DocumentReference);
    expect(encodeValue(reference)).toEqual(["reference", "users/a/logins/b"]);
  });

  test("of an unknown type is not exported", () => {
    expect(() => encodeValue(new Date())).toThrow("Date");
  });
});
