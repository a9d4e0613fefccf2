import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateFee,
  calculateJoiningFee,
  calculateRestOfYearFee,
  calculateReturningFee,
  calculateYearlyFee,
  firstYearPrice,
  getContractEnd,
  getFinnishMonth,
  standardPlans,
} from "./membership.ts";

test.each([
  { month: 1, net: 12_000, tax: 3060, gross: 15_060, months: 12 },
  { month: 7, net: 6000, tax: 1530, gross: 7530, months: 6 },
  { month: 11, net: 2000, tax: 510, gross: 2510, months: 2 },
  { month: 12, net: 1000, tax: 255, gross: 1255, months: 1 },
])("joining in month $month costs $gross cents", { tags: "s9-9" }, ({ month, ...fee }) => {
  expect(calculateFee(month)).toEqual({ ...fee, vat: 2550 });
});

test.each([0, 13, 1.5, Number.NaN])("there is no month %d", (month) => {
  expect(() => calculateFee(month)).toThrow(RangeError);
});

test("whoever joins later pays less, by ten euros and VAT a month, and tax and net make the price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), (month) => {
      const [fee, next] = [calculateFee(month), calculateFee(month + 1)];
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
])("a contract made at %s ends at %s", { tags: "s9-13" }, (now, end) => {
  expect(getContractEnd(new Date(now))).toBe(end);
});

test("a contract lasts a year at most and ends with a year of the Finnish calendar", () => {
  const year = 366 * 24 * 60 * 60 * 1000;
  const now = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(now, (made) => {
      const left = Date.parse(getContractEnd(made)) - made.getTime();
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
  expect(calculateRestOfYearFee(15_060, month)).toMatchObject(fee);
});

test("who comes back after the contract's end pays the plan's full price for the rest of the year", () => {
  const account = { accountPlan: "premium" } as const;
  const fee = calculateJoiningFee({ price: 30_120, discountedPrice: 25_100 }, 11);
  const plans = [{ accountPlan: "premium", price: 36_000, discountedPrice: 25_100 }] as const;
  const ended = { account, fee, expires: "2025-12-31T21:59:59.000Z" };
  expect(calculateReturningFee(ended, plans, 7).gross).toBe(18_000);
  expect(calculateReturningFee(ended, [], 1).gross).toBe(standardPlans.premium.price);
  expect(calculateReturningFee({ ...ended, expires: null }, plans, 7)).toEqual(fee);
  expect(calculateReturningFee({ account, expires: null }, plans, 7).gross).toBe(18_000);
});

test("New Year comes to Finland before it comes to Greenwich", () => {
  expect(getFinnishMonth(new Date("2026-12-31T22:30:00Z"))).toBe(1);
});

const basic = { price: 15_060, discountedPrice: null };
const premium = { price: 30_120, discountedPrice: 25_100 };
const month = fc.integer({ min: 1, max: 12 });

test("§9 joining Basic costs ten euros and VAT of 25,5 % for each remaining month, to the cent", {
  tags: "s9-10",
}, () => {
  fc.assert(
    fc.property(month, (joined) => {
      const months = 13 - joined;
      expect(calculateJoiningFee(basic, joined)).toEqual({
        net: 1000 * months,
        tax: 255 * months,
        gross: 1255 * months,
        vat: 2550,
        months,
      });
      expect(calculateJoiningFee(basic, joined)).toEqual(calculateFee(joined));
    }),
  );
});

test("§9 joining Premium costs a twelfth of its own yearly price for each remaining month, to the cent", {
  tags: "s9-10",
}, () => {
  fc.assert(
    fc.property(month, (joined) => {
      const months = 13 - joined;
      const plain = { ...premium, discountedPrice: null };
      expect(calculateJoiningFee(plain, joined)).toMatchObject({ net: 2000 * months, gross: 2510 * months });
    }),
  );
});

test("§9 whatever a plan costs, its fee is the months' share of the first year's price, and net and tax make it up", () => {
  const price = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(month, price, fc.option(price), (joined, yearly, discounted) => {
      const plan = { price: yearly, discountedPrice: discounted };
      const { net, tax, gross, vat, months } = calculateJoiningFee(plan, joined);
      expect(Math.abs(12 * gross - months * firstYearPrice(plan))).toBeLessThanOrEqual(6);
      expect(net + tax).toBe(gross);
      expect(vat).toBe(2550);
      expect(Math.abs(net * 1.255 - gross)).toBeLessThanOrEqual(0.63);
      if (months === 12) expect(gross).toBe(discounted ?? yearly);
    }),
  );
});

test.each([
  { joined: 1, gross: 25_100, net: 20_000 },
  { joined: 7, gross: 12_550, net: 10_000 },
  { joined: 11, gross: 4183, net: 3333 },
])(
  "§9 a discounted price is what the first year costs: $gross cents from month $joined on",
  { tags: "s9-11" },
  ({ joined, ...fee }) => {
    expect(calculateJoiningFee(premium, joined)).toMatchObject(fee);
  },
);

test("§9 the standard price of Basic is the yearly fee with VAT", () => {
  expect(standardPlans.basic.price).toBe(15_060);
});

test("a contract that goes on costs the full price of its plan, not the one of the first year", {
  tags: "s9-18",
}, () => {
  const premium = { accountPlan: "premium" as const, price: 25_100, discountedPrice: 100 };
  expect(calculateYearlyFee("premium", [premium])).toMatchObject({ gross: 25_100, months: 12 });
  expect(calculateYearlyFee("basic", [premium])).toMatchObject({ gross: 15_060, net: 12_000, tax: 3060 });
});
