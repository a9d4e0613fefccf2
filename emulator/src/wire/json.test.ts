import fc from "fast-check";
import { expect, test } from "vitest";
import { identicalFields } from "../store/documents/identity.ts";
import { anyValue, createStoredDocument, database } from "../testing/values.ts";
import { encodeDocument } from "./documents.ts";
import { fromJson, toJson } from "./json.ts";
import type { WireDocument } from "./messages.ts";
import { methods } from "./protocol.ts";
import { decodeFields } from "./values.ts";

test("a document survives JSON to the bit, every value of it", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("a", "b", "ä `."), anyValue), (fields) => {
      const document = createStoredDocument("c/d", fields);
      const json: unknown = JSON.parse(
        JSON.stringify(toJson("Document", encodeDocument(database, document))),
      );
      const read: WireDocument = fromJson("Document", json);
      expect(identicalFields(decodeFields(read.fields), document.fields)).toBe(true);
    }),
  );
});

test("a document survives the binary codec to the bit", () => {
  const get = methods.get("GetDocument");
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("a", "b"), anyValue), (fields) => {
      const bytes = get?.responseSerialize(encodeDocument(database, createStoredDocument("c/d", fields)));
      const read: WireDocument = get?.responseDeserialize(bytes ?? Buffer.alloc(0)) ?? {};
      expect(identicalFields(decodeFields(read.fields), createStoredDocument("c/d", fields).fields)).toBe(
        true,
      );
    }),
  );
});

test.each<[string, unknown]>([
  ["0 digits", "2026-11-20T12:00:00Z"],
  ["3 digits", "2026-11-20T12:00:00.100Z"],
  ["6 digits", "2026-11-20T12:00:00.000001Z"],
  ["9 digits", "1969-12-31T23:59:59.999999999Z"],
  ["the first second", "0001-01-01T00:00:00Z"],
])("a time with %s is written as it was read", (_, updateTime) => {
  expect(toJson("Document", fromJson("Document", { updateTime }))).toEqual({ updateTime });
});

test("names are accepted in both spellings, and enumerations as numbers", () => {
  const wire = fromJson("RunQueryRequest", {
    structured_query: {
      order_by: [{ field: { field_path: "a" }, direction: 2 }],
      limit: 3,
      startAt: { before: true },
    },
  });
  expect(wire).toEqual({
    structuredQuery: {
      orderBy: [{ field: { fieldPath: "a" }, direction: "DESCENDING" }],
      limit: { value: 3 },
      startAt: { before: true },
    },
    queryType: "structuredQuery",
  });
});
