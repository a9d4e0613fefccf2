import fc from "fast-check";
import { expect, test } from "vitest";
import { createOrderNumber, isOrderNumber } from "./order-number.ts";

const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const draws = fc.array(fc.nat(31), { minLength: 4, maxLength: 4 });
const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2099-01-01"), noInvalidDate: true });

test("an order number contains the day in Finland", () => {
  expect(createOrderNumber(new Date("2026-11-20T23:30:00Z"), [0, 0, 0, 0])).toMatch(
    /^HP-261121-0000[0-9A-Z]$/,
  );
});

test("every order number is well formed", () => {
  fc.assert(fc.property(instant, draws, (at, random) => isOrderNumber(createOrderNumber(at, random))));
});

test("one wrong symbol is always noticed", () => {
  const place = fc.nat(4);
  fc.assert(
    fc.property(instant, draws, place, fc.nat(31), (at, random, index, other) => {
      const number = createOrderNumber(at, random);
      const at0 = number.length - 5 + index;
      const wrong = number.slice(0, at0) + symbols.charAt(other) + number.slice(at0 + 1);
      expect(isOrderNumber(wrong)).toBe(wrong === number);
    }),
  );
});

test.each(["", "HP-261121-0000", "HP-261121-IL0OU", "hp-261121-00000", "HP-2611211-0000X"])(
  "%j is no order number",
  (text) => {
    expect(isOrderNumber(text)).toBe(false);
  },
);
