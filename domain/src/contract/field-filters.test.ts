import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Advertisement } from "../reference-data/advertisement.ts";
import { Plan } from "../reference-data/plan.ts";
import { Region } from "../reference-data/region.ts";
import { validate } from "../schemas/validation.ts";
import { matchesFilters, toFieldFilters } from "./field-filters.ts";

test.each([
  { what: "regions", entity: Region, names: "_id name zoom updatedAt" },
  {
    what: "plans",
    entity: Plan,
    names: "_id accountPlan price discountedPrice promotedProducts timesActivated updatedAt",
  },
  {
    what: "advertisements",
    entity: Advertisement,
    names: "_id title image priceTag discountInfo accountPlan price updatedAt",
  },
])("$what are filtered by their texts and numbers", ({ entity, names }) => {
  expect(Object.keys(toFieldFilters(entity).shape)).toEqual(names.split(" "));
});

const Load = z.object({
  wood: z.string(),
  price: z.int(),
  discounted: z.nullable(z.int()),
  isDry: z.boolean(),
  kind: z.enum(["halko", "hake"]),
});
const birch = { wood: "koivu", price: 65, discounted: null, isDry: true, kind: "halko" };

test.each([
  { query: {}, isFound: true },
  { query: { wood: "koivu", price: "65", isDry: "true", kind: "halko" }, isFound: true },
  { query: { price: "65.0" }, isFound: true },
  { query: { price: "66" }, isFound: false },
  { query: { discounted: "0" }, isFound: false },
  { query: { wood: "Koivu" }, isFound: false },
])("whether $query finds a load of dry birch: $isFound", ({ query, isFound }) => {
  const asked = toFieldFilters(Load).parse(query);
  expect(matchesFilters(birch, asked)).toBe(isFound);
});

test.each([{ price: "0x41" }, { price: "6.5e1" }, { price: "65.5" }, { isDry: "1" }, { kind: "klapi" }])(
  "%j is no value of its field",
  (query) => {
    const checked = validate(toFieldFilters(Load), query);
    expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(Object.keys(query));
  },
);
