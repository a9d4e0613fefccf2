import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeEditedAvailability, mergeEditedQuantity } from "./product.ts";

const units = fc.integer({ min: 0, max: 100_000 });

test("a seller who leaves the number of units alone puts nothing sold back on sale", () => {
  fc.assert(
    fc.property(units, units, (seen, left) => {
      expect(mergeEditedQuantity({ quantity: seen, quantitySeen: seen }, left)).toBe(left);
    }),
  );
});

test("a seller whom nobody bought from meanwhile has what they wrote", () => {
  fc.assert(
    fc.property(units, units, (quantity, left) => {
      expect(mergeEditedQuantity({ quantity, quantitySeen: left }, left)).toBe(quantity);
    }),
  );
});

test("there are never fewer than no units, and never more than a product can have", () => {
  fc.assert(
    fc.property(units, fc.option(units, { nil: undefined }), units, (quantity, quantitySeen, left) => {
      const after = mergeEditedQuantity({ quantity, quantitySeen }, left);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(100_000);
    }),
  );
});

test("an edit changes of the availability what the seller has changed, and leaves the rest as it is stored", () => {
  const stored = { deliveryTime: "2", pausedUntil: "2027-01-12" } as const;
  const seen = { deliveryTime: null, pausedUntil: null };
  expect(mergeEditedAvailability({}, stored)).toEqual(stored);
  expect(mergeEditedAvailability({ ...seen, availabilitySeen: seen }, stored)).toEqual(stored);
  expect(mergeEditedAvailability({ ...seen, availabilitySeen: stored }, stored)).toEqual(seen);
  expect(mergeEditedAvailability({ deliveryTime: "heti", availabilitySeen: seen }, stored)).toEqual({
    ...stored,
    deliveryTime: "heti",
  });
});
