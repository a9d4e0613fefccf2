import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "./call.ts";
import { table } from "./table.ts";

const Schema = z.object({
  type: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});

/** The paths of the lists in a JSON schema, without those that are inside of others. */
function listArrays(schema: unknown, path: readonly string[] = []): (readonly string[])[] {
  const { type, properties = {}, anyOf = [], oneOf = [], allOf = [] } = Schema.parse(schema);
  if (type === "array") return [path];
  return [
    ...Object.entries(properties).flatMap(([name, field]) => listArrays(field, [...path, name])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => listArrays(part, path)),
  ];
}

const rows = Object.values<Call>(table).flatMap(({ method, path, body, readBody = (sent) => sent }) => {
  const arrays = body ? listArrays(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })) : [];
  return arrays.map((fields) => ({
    name: `${fields.join(".")} of ${method} ${path}`,
    fields,
    body,
    readBody,
  }));
});

/** A list that is longer than any limit, and the number of its elements that were read. */
function createLongList() {
  const counted = { read: 0 };
  const list = new Proxy(
    Array.from({ length: 100_000 }, () => ({})),
    {
      get(target, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) counted.read += 1;
        return Reflect.get(target, key);
      },
    },
  );
  return { counted, list };
}

// Zod checks the greatest length of a list before its elements, but not a length that a refinement checks.

test("the lists in bodies are found", () => {
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["cart.items of POST /api/orders", "ids of DELETE /api/admin/users"]),
  );
});

test.each(rows)("$name is rejected by its length before an element is read", ({ fields, body, readBody }) => {
  const { counted, list } = createLongList();
  const sent = fields.reduceRight<unknown>((inner, name) => ({ [name]: inner }), list);
  expect(body?.safeParse(readBody(sent)).success).toBe(false);
  expect(counted.read).toBe(0);
});
