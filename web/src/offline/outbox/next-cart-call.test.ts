import { expect, test } from "vitest";
import { nextCartCall } from "./next-cart-call.ts";

const row = {
  _id: "birch",
  quantity: 2,
  unit: "Irto-m3",
  totalQuantity: 10,
  available: true,
  pausedUntil: null,
  byQuote: false,
} as const;
const mutation = (quantity: number) =>
  ({ kind: "cart", id: "birch", quantity, label: "Koivu", product: null, version: "1" }) as const;
const settled = { do: "settle", difference: null };

test.each([
  { quantity: 0.5, inCart: {}, call: { do: "change", quantity: 1 }, why: "the minimum is 1" },
  { quantity: 0.5, inCart: { quantity: 1 }, call: settled, why: "1 is in the cart" },
  { quantity: 1.5, inCart: {}, call: { do: "change", quantity: 1.5 }, why: "parts above 1 are sold" },
  {
    quantity: 0.5,
    inCart: { quantity: 0.7, totalQuantity: 0.7 },
    call: settled,
    why: "all that is left is in it",
  },
  {
    quantity: 3,
    inCart: { totalQuantity: 2 },
    call: { do: "settle", difference: { kind: "fewer", left: 2 } },
    why: "no more are left",
  },
])("a queued quantity of $quantity asks for $call: $why", ({ quantity, inCart, call }) => {
  expect(nextCartCall(mutation(quantity), [{ ...row, ...inCart }], null)).toEqual(call);
});

test("what is queued for a service that is by quote now leaves it in the cart as it is", () => {
  expect(nextCartCall(mutation(3), [{ ...row, available: false, byQuote: true }], null)).toEqual(settled);
  expect(nextCartCall(mutation(0), [{ ...row, available: false, byQuote: true }], null)).toEqual({
    do: "remove",
  });
});
