import fc from "fast-check";
import * as z from "zod/mini";
import { hostileValue } from "./hostile-values.ts";

/** The part of JSON Schema that our OpenAPI document uses. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

export const JsonSchema: z.ZodMiniType<JsonSchema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  get anyOf() {
    return z.optional(z.array(JsonSchema));
  },
  get oneOf() {
    return z.optional(z.array(JsonSchema));
  },
  get properties() {
    return z.optional(z.record(z.string(), JsonSchema));
  },
  required: z.optional(z.array(z.string())),
  get items() {
    return z.optional(JsonSchema);
  },
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});

/** Values by field name that exist in the sample market, so that a call passes its first checks. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

function objects({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryFrom(schema, known, name)]),
  );
  const requiredKeys = required.filter((name) => name in fields);
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

const small = { min: -5, max: 200 } as const;
const integers = ({ minimum = small.min, maximum = small.max }: JsonSchema) =>
  fc.oneof(
    // A schema of decimals may have a fractional minimum.
    fc.integer({
      min: Math.ceil(Math.max(minimum, small.min)),
      max: Math.max(minimum, Math.min(maximum, small.max)),
    }),
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
  );

/** The alternatives of a schema with several types, such as a text or null; undefined for other schemas. */
function variantsOf({ anyOf, oneOf, type }: JsonSchema): JsonSchema[] | undefined {
  return anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ type: one })) : undefined);
}

function plausible(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  const { type, items = {} } = schema;
  const variants = variantsOf(schema);
  const examples = known[name];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === "array") return fc.array(arbitraryFrom(items, known, name), { maxLength: 4 });
  if (examples && type !== "object") return fc.constantFrom(...examples);
  if (variants) return fc.oneof(...variants.map((variant) => plausible(variant, known, name)));
  if (type === "object") return objects(schema, known);
  if (type === "integer" || type === "number") return integers(schema);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
}

/** Values that mostly match the schema, with an occasional hostile value anywhere in it. */
export function arbitraryFrom(schema: JsonSchema, known: Known, name = ""): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: plausible(schema, known, name) },
    { weight: 1, arbitrary: hostileValue },
  );
}
