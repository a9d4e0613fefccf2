import fc from "fast-check";
import { expect, test } from "vitest";
import { validate } from "../schemas/validation.ts";
import type { Call } from "./call.ts";
import { getQueryFields, toCanonicalQuery } from "./canonical-query.ts";
import { listRegions } from "./reference-data/regions.ts";
import { compareProducts } from "./shop/comparison.ts";
import { searchProducts } from "./shop/search.ts";
import { table } from "./table.ts";

const write = (call: Call, sent: Record<string, string>) =>
  toCanonicalQuery(call, sent)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

interface Row {
  call: Call;
  sent: Record<string, string>;
  query: string;
  how: string;
}

test.each<Row>([
  {
    call: searchProducts,
    sent: { limit: "5", region: "lappi" },
    query: "region=lappi&limit=5",
    how: "in order",
  },
  { call: searchProducts, sent: { sort: "newest", limit: "" }, query: "", how: "without defaults" },
  { call: searchProducts, sent: { region: "", quality: "all" }, query: "", how: "without empty filters" },
  { call: searchProducts, sent: { queryString: " koivu " }, query: "queryString=koivu", how: "trimmed" },
  {
    call: searchProducts,
    sent: { to: "inari", amount: "07.50" },
    query: "to=inari&amount=7.5",
    how: "with plain numbers",
  },
  {
    call: searchProducts,
    sent: { amount: "7", amountUnit: "Pino-m3" },
    query: "",
    how: "without an amount that has no place",
  },
  {
    call: searchProducts,
    sent: { sellerId: "s", region: "lappi", cursor: "c" },
    query: "sellerId=s&cursor=c",
    how: "without filters of a whole seller",
  },
  { call: compareProducts, sent: { ids: "b,a,b" }, query: "ids=b,a", how: "with each id once" },
  { call: compareProducts, sent: { ids: "b", amount: "9" }, query: "ids=b", how: "without an unused amount" },
  { call: listRegions, sent: { limit: "5" }, query: "", how: "without unknown names" },
])("a query is cached $how: '$query'", ({ call, sent, query }) => {
  expect(write(call, sent)).toBe(query);
});

test("what has been put into canonical form is so already, and asks for the same", () => {
  const value = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("", "all", "lappi", "Polttopuut", "door", "24", "5", "007", "2.50", "undefined", "true"),
  );
  const queries = Object.values<Call>(table).filter(({ query }) => query !== undefined);
  fc.assert(
    fc.property(
      fc.constantFrom(...queries),
      fc.array(value, { minLength: 30, maxLength: 30 }),
      (call, texts) => {
        const names = Object.keys(getQueryFields(call));
        const sent = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
        const written = Object.fromEntries(toCanonicalQuery(call, sent));
        expect(Object.fromEntries(toCanonicalQuery(call, written))).toEqual(written);
        if (!call.query || call.findUncachedQuery) return;
        const given = Object.fromEntries(Object.entries(sent).filter(([, text]) => text.trim() !== ""));
        const meant = validate(call.query, given);
        if (meant.ok) expect(validate(call.query, written)).toEqual(meant);
      },
    ),
  );
});
