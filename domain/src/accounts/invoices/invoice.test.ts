import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftInvoice, Invoice, isBiller, toInvoiceId } from "./invoice.ts";
import { formatReferenceNumber, isReferenceNumber, toReferenceNumber } from "./reference-number.ts";
import { sampleBiller, sampleInvoicedSeller } from "./testing/sample-invoice.ts";

describe("a reference number", () => {
  test.each([
    ["123", "1232"],
    ["1234567", "12345672"],
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

describe("the invoice of a year", () => {
  const plans = [{ accountPlan: "premium" as const, price: 30_120, discountedPrice: 25_000 }];
  const draft = (ordinal: number) =>
    draftInvoice(sampleInvoicedSeller(), 2027, { operator: sampleBiller, plans, ordinal });

  test("is dated 1 February and due on the last of it, at the full price of the plan with its VAT", {
    tags: "s9-7",
  }, () => {
    expect(draft(1)).toMatchObject({
      number: "202700001",
      reference: "2027000010",
      date: "2027-02-01",
      due: "2027-02-28",
      plan: "premium",
      fee: { gross: 30_120, net: 24_000, tax: 6120, vat: 2550 },
      buyer: { name: "Matti Meikäläinen", street: "Metsätie 3", zip: "33100", place: "Tampere" },
      seller: { name: "Halkopiha Oy", iban: "FI2112345600000785" },
    });
  });

  test("is stored as it was drafted", () => {
    const stored = { ...draft(2), _id: toInvoiceId("matti", 2027), createdAt: "2027-02-01T01:30:00.000Z" };
    expect(Invoice.parse(stored)).toEqual(stored);
  });

  test("has a number and a reference of its own", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 150_000 }), { maxLength: 20 }), (ordinals) => {
        const invoices = ordinals.map(draft);
        expect(new Set(invoices.map(({ reference }) => reference)).size).toBe(ordinals.length);
        expect(invoices.every(({ reference }) => isReferenceNumber(reference))).toBe(true);
      }),
    );
  });

  test("needs an account number", () => {
    expect(isBiller(sampleBiller)).toBe(true);
    expect(isBiller({ ...sampleBiller, iban: null })).toBe(false);
    expect(isBiller(null)).toBe(false);
  });
});
