import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatReferenceNumber, isReferenceNumber, toReferenceNumber } from "./reference-number.ts";

describe("a reference number", () => {
  test.each([
    ["123", "1232"],
    // Examples of other implementations of Finance Finland's specification: tanty/finnish-reference-number, enberg/viite, sendanor/node-fin-id.
    ["23409678", "234096783"],
    ["123123", "1231234"],
    ["1234", "12344"],
    ["12345", "123453"],
    ["123456", "1234561"],
    ["1234567", "12345672"],
    ["1111111111111111111", "11111111111111111117"],
    ["202700001", "2027000010"],
  ])("of %s is %s", (digits, reference) => {
    expect(toReferenceNumber(digits)).toBe(reference);
  });

  test("is printed in groups of five from the right", () => {
    expect(formatReferenceNumber("2027000010")).toBe("20270 00010");
    expect(formatReferenceNumber("123456789012")).toBe("12 34567 89012");
    expect(formatReferenceNumber("1232")).toBe("1232");
  });

  const digits = fc.stringMatching(/^[1-9][0-9]{2,18}$/);

  test("is right, and wrong with any other digit in one place", () => {
    fc.assert(
      fc.property(digits, fc.nat(18), fc.integer({ min: 1, max: 9 }), (typed, place, shift) => {
        const reference = toReferenceNumber(typed);
        expect(isReferenceNumber(reference)).toBe(true);
        const index = place % reference.length;
        const other = (Number(reference[index]) + shift) % 10;
        expect(isReferenceNumber(reference.slice(0, index) + other + reference.slice(index + 1))).toBe(false);
      }),
    );
  });

  test("begins with a digit from 1 on, and has four to twenty of them", () => {
    expect(() => toReferenceNumber("012")).toThrow(RangeError);
    expect(() => toReferenceNumber("12")).toThrow(RangeError);
    expect(isReferenceNumber("RF18")).toBe(false);
  });
});
