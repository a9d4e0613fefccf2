import fc from "fast-check";
import { expect, test } from "vitest";
import { contractEnd, feeFrom, monthOf, restOfYear } from "./membership.ts";

test.each([
  { month: 1, net: 12_000, tax: 3060, gross: 15_060, months: 12 },
  { month: 7, net: 6000, tax: 1530, gross: 7530, months: 6 },
  { month: 11, net: 2000, tax: 510, gross: 2510, months: 2 },
  { month: 12, net: 1000, tax: 255, gross: 1255, months: 1 },
])("joining in month $month costs $gross cents", ({ month, ...fee }) => {
  expect(feeFrom(month)).toEqual({ ...fee, vat: 2550 });
});

test.each([0, 13, 1.5, Number.NaN])("there is no month %d", (month) => {
  expect(() => feeFrom(month)).toThrow(RangeError);
});

test("whoever joins later pays less, by ten euros and VAT a month, and tax and net make the price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), (month) => {
      const [fee, next] = [feeFrom(month), feeFrom(month + 1)];
      expect(fee.net - next.net).toBe(1000);
      expect(fee.months - next.months).toBe(1);
      expect(fee.net + fee.tax).toBe(fee.gross);
    }),
  );
});

test.each([
  ["2026-01-01T00:00:00.000Z", "2026-12-31T21:59:59.000Z"],
  ["2026-12-31T21:59:59.999Z", "2026-12-31T21:59:59.000Z"],
  ["2026-12-31T22:00:00.000Z", "2027-12-31T21:59:59.000Z"],
  ["2027-06-15T12:00:00.000Z", "2027-12-31T21:59:59.000Z"],
])("a contract made at %s ends at %s", (now, end) => {
  expect(contractEnd(new Date(now))).toBe(end);
});

test("a contract lasts a year at most and ends with a year of the Finnish calendar", () => {
  const year = 366 * 24 * 60 * 60 * 1000;
  const now = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(now, (made) => {
      const left = Date.parse(contractEnd(made)) - made.getTime();
      expect(left).toBeGreaterThan(-1000);
      expect(left).toBeLessThan(year);
    }),
  );
});

test.each([
  { month: 1, gross: 15_060, net: 12_000, months: 12 },
  { month: 11, gross: 2510, net: 2000, months: 2 },
  { month: 12, gross: 1255, net: 1000, months: 1 },
])("a plan of 150,60 € a year costs $gross cents from month $month on", ({ month, ...fee }) => {
  expect(restOfYear(15_060, month)).toMatchObject(fee);
});

test("New Year comes to Finland before it comes to Greenwich", () => {
  expect(monthOf(new Date("2026-12-31T22:30:00Z"))).toBe(1);
});
