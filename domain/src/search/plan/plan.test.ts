import { expect, test } from "vitest";
import { toListingTokens } from "../listing/listing-tokens.ts";
import { createSamplePlaces, sampleMarket, sampleToday } from "../testing/sample-market.ts";
import { understandSearch } from "../understanding/understand-search.ts";
import { type Criteria, findPlanFit, planSearch, relaxPlan } from "./plan.ts";

const places = createSamplePlaces();
const understand = (text: string) => understandSearch(text, places, sampleToday).terms;
const plan = (criteria: Partial<Criteria>, text = "") =>
  planSearch({ sort: "newest", ...criteria }, understand(text));

test("a plan without criteria finds all visible listings", () => {
  expect(plan({})).toEqual({
    equalities: [["visible", true]],
    areas: null,
    deliveryTimes: null,
    price: null,
    terms: [],
    isEither: false,
    sort: "newest",
  });
});

test.each([
  { criteria: { material: "koivu" }, equalities: [["material", "koivu"]] },
  { criteria: { deliveryMethod: "Kuljetus" }, equalities: [["delivers", true]] },
  { criteria: { deliveryMethod: "Noutopiste" }, equalities: [["fetchable", true]] },
  { criteria: { deliveryMethod: "Noutopiste ja kuljetus" }, equalities: [] },
  { criteria: { region: "lappi", maxPrice: 7000 }, equalities: [] },
  { criteria: { sellerId: "s1" }, equalities: [["user_id", "s1"]] },
] as const)("$criteria asks for the stored fields $equalities", ({ criteria, equalities }) => {
  expect(plan(criteria).equalities).toEqual([["visible", true], ...equalities]);
});

test("either pickup or delivery is an order and no condition", () => {
  expect(plan({ deliveryMethod: "Noutopiste ja kuljetus" }).isEither).toBe(true);
  expect(plan({ deliveryMethod: "Kuljetus" }).isEither).toBe(false);
});

const birch = sampleMarket.find(
  (product) =>
    product.category === "Polttopuut" && product.material === "koivu" && product.unit === "Irto-m3",
);

test.each([
  { criteria: {}, text: "", fit: "exact" },
  { criteria: {}, text: "koivu", fit: "exact" },
  { criteria: {}, text: "mänty", fit: null },
  { criteria: { region: "lappi" }, text: "", fit: null },
  { criteria: { locality: "tampere", region: "pirkanmaa" }, text: "", fit: "exact" },
  { criteria: { deliveryTime: "1" }, text: "", fit: null },
  { criteria: { deliveryTime: "2" }, text: "", fit: "exact" },
  { criteria: { maxPrice: 1, priceUnit: "Irto-m3" }, text: "", fit: null },
  { criteria: { maxPrice: 90_000, priceUnit: "Irto-m3" }, text: "", fit: "exact" },
] as const)("birch that comes to Tampere in two weeks is $fit for $criteria and '$text'", (search) => {
  if (!birch) throw new Error("The sample market has no birch");
  const listing = {
    product: birch,
    words: toListingTokens(birch, sampleToday),
    areas: ["l:tampere", "r:pirkanmaa"],
    deliversIn: "2",
  } as const;
  const fields = { ...listing, areas: [...listing.areas] };
  expect(findPlanFit(fields, plan(search.criteria, search.text))).toBe(search.fit);
});

test("a plan without its unknown words keeps everything else", () => {
  const searched = plan({ material: "koivu" }, "koivu xyzzy");
  expect(relaxPlan(searched)).toEqual({ ...searched, terms: understand("koivu") });
  expect(relaxPlan(plan({}, "koivu"))).toBeNull();
});
