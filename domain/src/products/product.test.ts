import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleMarket } from "../search/testing/sample-market.ts";
import { applyProductChange, mergeEditedAvailability, mergeEditedQuantity } from "./apply-change.ts";
import { type Firewood, NewProduct, ProductChange, serverFields } from "./product.ts";

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

const [first] = sampleMarket;
if (first?.category !== "Polttopuut") throw new Error("the first sample is no firewood");
const birch: Firewood = first;

test.each([
  { stored: { unit: "kpl", bagVolume: 40 }, sent: { unit: "kpl" }, volume: 40 },
  { stored: { unit: "kpl", bagVolume: 40 }, sent: { unit: "kpl", bagVolume: 60 }, volume: 60 },
  { stored: { unit: "kpl", bagVolume: 40 }, sent: { unit: "kpl", bagVolume: null }, volume: null },
  { stored: { unit: "kpl", bagVolume: 40 }, sent: { unit: "Irto-m3" }, volume: null },
  { stored: { unit: "Irto-m3", bagVolume: null }, sent: { unit: "kpl" }, volume: null },
] as const)("a bag of $stored that is edited to $sent has $volume litres", ({ stored, sent, volume }) => {
  const { bagVolume: _, ...typed } = birch;
  const change = ProductChange.parse({ ...typed, ...sent });
  expect(applyProductChange(change, { ...birch, ...stored })).toMatchObject({ bagVolume: volume });
});

test.each([{ form: NewProduct }, { form: ProductChange }])(
  "a seller's form writes no field of the server",
  ({ form }) => {
    const { updatedAt: _seen, ...written } = serverFields;
    for (const stored of sampleMarket) {
      const sent = Object.keys(form.parse({ ...stored, images: { small: "a", large: "b", original: "c" } }));
      expect(sent.filter((name) => name in written)).toEqual([]);
    }
  },
);
