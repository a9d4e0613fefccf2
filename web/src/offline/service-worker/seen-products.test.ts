import { expect, test } from "vitest";
import { findSeenProduct } from "./seen-products.ts";

const birch = { _id: "birch", price: 6500, user_id: "aino", owner: { _id: "aino", name: "Aino" } };
const earlier = "2026-11-01T10:00:00.000Z";
const later = "2026-11-02T10:00:00.000Z";

const toAnswer = (body: unknown, at = earlier) => ({ text: JSON.stringify(body), at });

test.each([
  ["a search", { sellers: [], products: [{ ...birch, _id: "alder" }, birch] }],
  ["the list of a seller by kind", { products: [], otherProducts: [birch], services: [] }],
  ["the offers like another product", { product: { ...birch, _id: "alder" }, similar: [birch] }],
])("a product of %s is known as its card showed it", (_list, body) => {
  const seen = findSeenProduct("birch", [toAnswer(body)]);
  expect(seen).toEqual({ body: { product: birch, seller: null, similar: [] }, at: earlier });
});

test("the list of a seller tells the seller whole", () => {
  const aino = { _id: "aino", name: "Aino", deliveryLocations: [], products: [birch] };
  const seen = findSeenProduct("birch", [toAnswer({ sellers: [aino], products: [birch] })]);
  expect(seen?.body.seller).toEqual(aino);
});

test("the newest list counts, whatever the order of the cache", () => {
  const [dear, cheap] = [
    { ...birch, price: 7000 },
    { ...birch, price: 6000 },
  ];
  const answers = [toAnswer({ products: [dear] }, later), toAnswer({ products: [cheap] }, earlier)];
  const expected = { body: { product: dear, seller: null, similar: [] }, at: later };
  expect(findSeenProduct("birch", answers)).toEqual(expected);
  expect(findSeenProduct("birch", answers.toReversed())).toEqual(expected);
});

test.each([
  ["no list", []],
  ["a list of others", [toAnswer({ products: [{ ...birch, _id: "birch2" }] })]],
  ["a price at a door", [toAnswer({ doorPrices: { birch: { goods: 1 } }, ids: ["birch"] })]],
  ["a locality of the same id", [toAnswer({ localities: [{ _id: "birch", location: "Inari" }] })]],
])("a product is not known from %s", (_what, answers) => {
  expect(findSeenProduct("birch", answers)).toBeNull();
});
