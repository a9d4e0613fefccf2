import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReferenceNumber } from "../../money/reference-number.ts";
import { draftInvoice, Invoice, isBiller, toInvoiceId } from "./invoice.ts";
import { sampleBiller, sampleInvoicedSeller } from "./testing/sample-invoice.ts";

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
