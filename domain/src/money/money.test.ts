import fc from "fast-check";
import { expect, test } from "vitest";
import { formatEuros, formatVat, formatVatLabel } from "./euros.ts";
import { type AppliedVat, calculateTotals, splitVat } from "./money.ts";

const vatClass = fc.constantFrom<AppliedVat>(2550, 1000, 0);

test.each([
  { gross: 6500, vat: 2550, tax: 1321, why: "65,00 € at 25,5 %" },
  { gross: 12550, vat: 2550, tax: 2550, why: "a hundred euros of net" },
  { gross: 1100, vat: 1000, tax: 100, why: "ten euros of net" },
  { gross: 900, vat: 1000, tax: 82, why: "81.8 cents round up" },
  { gross: 0, vat: 2550, tax: 0, why: "nothing" },
  { gross: 1, vat: 2550, tax: 0, why: "a fifth of a cent rounds down" },
  { gross: 11, vat: 1000, tax: 1, why: "exactly one cent" },
] as const)("$gross cents hold $tax cents of tax at $vat: $why", { tags: "s9-1" }, ({ gross, vat, tax }) => {
  expect(splitVat(gross, vat).tax).toBe(tax);
});

test("net and tax always add up to the price, and neither is negative", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), vatClass, (gross, vat) => {
      const { net, tax } = splitVat(gross, vat);
      expect(net + tax).toBe(gross);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(tax).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("tax is never more than half a cent from the exact share", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), vatClass, (gross, vat) => {
      const exact = (gross * vat) / (10_000 + vat);
      expect(Math.abs(splitVat(gross, vat).tax - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test("totals are the sums of their rows, in all and by VAT class", () => {
  const row = fc.record({ gross: fc.nat(1_000_000), vat: vatClass });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const totals = calculateTotals(rows);
      expect(totals.gross).toBe(rows.reduce((sum, { gross }) => sum + gross, 0));
      expect(totals.tax).toBe(rows.reduce((sum, { gross, vat }) => sum + splitVat(gross, vat).tax, 0));
      expect(totals.net + totals.tax).toBe(totals.gross);
      expect(totals.byVat.reduce((sum, share) => sum + share.gross, 0)).toBe(totals.gross);
    }),
  );
});

test("VAT classes without rows are left out and the highest comes first", () => {
  const rows = [{ gross: 1100, vat: 1000 } as const, { gross: 12550, vat: 2550 } as const];
  expect(calculateTotals(rows).byVat.map(({ vat }) => vat)).toEqual([2550, 1000]);
  expect(calculateTotals([]).byVat).toEqual([]);
});

test.each([
  [6500, "65,00\u00a0€"],
  [5, "0,05\u00a0€"],
  [123_456_789, "1\u00a0234\u00a0567,89\u00a0€"],
  [100_000, "1\u00a0000,00\u00a0€"],
  [-250, "−2,50\u00a0€"],
])("%i cents read %s", { tags: "s9-59" }, (cents, text) => {
  expect(formatEuros(cents)).toBe(text);
});

test("VAT classes read as percentages", { tags: "s9-1" }, () => {
  expect(formatVat(2550)).toBe("25,5\u00a0%");
  expect(formatVat(1000)).toBe("10\u00a0%");
});

test("the tax label is the one of the specification", { tags: "s2-order-6" }, () => {
  expect(formatVatLabel(2550)).toBe("Alv 25,5%");
  expect(formatVatLabel(1000)).toBe("Alv 10%");
});
