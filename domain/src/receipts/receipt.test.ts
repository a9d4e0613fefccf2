import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { VatClass } from "../money/money.ts";
import { isReferenceNumber } from "../money/reference-number.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import { createOrderNumber, toOrderReference } from "../orders/order-number.ts";
import { reduceQuantities } from "../orders/reduce-order.ts";
import { paymentTerms, toDueDay } from "./payment-terms.ts";
import { canMakeReceipt, draftReceipt, isVatLiable, Receipt } from "./receipt.ts";
import { toReceiptFileName } from "./receipt-texts.ts";
import { createDeliveredOrder, createSampleReceipt } from "./testing/sample-receipt.ts";

const withdrawal = {
  name: "Aino Ahonala",
  email: "aino@posti.example",
  at: "2026-11-22T10:00:00.000Z",
  state: "withdrawn",
  stateAt: "2026-11-22T10:00:00.000Z",
} as const;

describe("a receipt can be made", () => {
  const cases: [string, Partial<Order>, boolean][] = [
    ["of a delivered order", {}, true],
    ["not of one that is received", { status: "recieved" }, false],
    ["not of one that is in progress", { status: "in progress" }, false],
    ["not of one that is on its way", { status: "in delivery" }, false],
    [
      "of one from a part of which its buyer has withdrawn",
      { withdrawal: { ...withdrawal, part: "yksi säkki" } },
      true,
    ],
    ["not of one from all of which its buyer has withdrawn", { withdrawal }, false],
    [
      "not of a cancelled one",
      { status: "in delivery", cancellation: { by: "notFetched", at: withdrawal.at } },
      false,
    ],
  ];
  test.each(cases)("%s", (_what, order, may) => {
    expect(canMakeReceipt(createDeliveredOrder(order))).toBe(may);
  });
});

test.each([
  { who: "a business", seller: { business: true }, ytunnus: null, byVat: 2550, shown: true },
  {
    who: "a person with a Y-tunnus",
    seller: { business: false, companyName: null },
    ytunnus: "1234567-1",
    byVat: 2550,
    shown: true,
  },
  {
    who: "a person without one",
    seller: { business: false, companyName: null },
    ytunnus: null,
    byVat: 2550,
    shown: false,
  },
  {
    who: "a person who charges none",
    seller: { business: false, companyName: null },
    ytunnus: "1234567-1",
    byVat: 0,
    shown: false,
  },
] as const)("VAT is shown on the receipt of $who: $shown", ({ seller, ytunnus, byVat: vat, shown }) => {
  const { seller: stored, totals } = createDeliveredOrder();
  const order = {
    seller: { ...stored, ...seller },
    totals: { ...totals, byVat: [{ vat, net: 100, tax: 0, gross: 100 }] },
  };
  expect(isVatLiable(order, { ytunnus })).toBe(shown);
});

describe("the receipt of a business", () => {
  test("has number, days, parties, lines, delivery, VAT by rate, total and how to pay", () => {
    expect(createSampleReceipt()).toMatchObject({
      number: "K2026-0007",
      date: "2026-11-21",
      ordered: "2026-11-01",
      delivered: "2026-11-20",
      seller: { name: "Halkomestari Oy", ytunnus: "1234567-1", street: "Kirkkotie 1" },
      buyer: { name: "Aino Ahonala", street: "Kirkkotie 1", zip: "33100", place: "Tampere" },
      lines: [
        { title: "Polttopuu, koivu", quantity: 3, unitPrice: 6500, price: 19_500, vat: 2550 },
        { title: "Sytykesäkki, koivu", quantity: 2, unitPrice: 550, price: 1100, vat: 1000 },
      ],
      delivery: { price: 4500, vat: 2550 },
      total: 25_100,
      byVat: [
        { vat: 2550, net: 19_124, tax: 4876, gross: 24_000 },
        { vat: 1000, net: 1000, tax: 100, gross: 1100 },
      ],
      payment: { terms: "14", due: "2026-12-05", iban: "FI2112345600000785", bic: "NDEAFIHH" },
    });
  });

  test("is stored as it was drafted", () => {
    const receipt = createSampleReceipt();
    expect(Receipt.parse(receipt)).toEqual(receipt);
  });

  test("has the Y-tunnus of the account where an old order has none, and keeps none of a private seller", () => {
    const { seller } = createDeliveredOrder();
    const old = { ...seller, business: false, ytunnus: null };
    expect(createSampleReceipt({ seller: old }).seller).toMatchObject({
      name: "Halkomestari Oy",
      ytunnus: "1234567-1",
    });
    expect(createSampleReceipt({ seller: { ...old, companyName: null } }).seller.ytunnus).toBeNull();
  });
});

test("the receipt of a private seller has neither VAT nor street", () => {
  const { seller } = createDeliveredOrder();
  const receipt = createSampleReceipt({
    seller: { ...seller, business: false, companyName: null, ytunnus: null },
  });
  expect(receipt).toMatchObject({
    isVatLiable: false,
    byVat: [],
    total: 25_100,
    seller: { name: "Mikko Mäki", street: null, ytunnus: null },
  });
});

describe("the receipt of a private seller who was VAT-liable when the order was made", () => {
  const { seller } = createDeliveredOrder();
  const person = { ...seller, business: false, companyName: null, ytunnus: null } as const;

  test("shows VAT with the Y-tunnus of then, whatever the account says now", () => {
    const order = createDeliveredOrder({ seller: { ...person, taxId: "7654321-4" } });
    for (const account of [null, { business: false, ytunnus: null, iban: null, paymentTerms: null }]) {
      const hasVat = isVatLiable(order, account);
      const receipt = draftReceipt(order, { account, isVatLiable: hasVat, ordinal: 1, at: order.updatedAt });
      expect(receipt).toMatchObject({ isVatLiable: true, vatNote: null, seller: { ytunnus: "7654321-4" } });
    }
  });

  test("shows none to who was not registered then, and does not say that the prices have none", () => {
    const order = createDeliveredOrder({ seller: { ...person, taxId: null } });
    const account = { business: false, ytunnus: "7654321-4", iban: null, paymentTerms: null };
    expect(isVatLiable(order, account)).toBe(false);
    const receipt = draftReceipt(order, { account, isVatLiable: false, ordinal: 1, at: order.updatedAt });
    expect(receipt).toMatchObject({
      vatNote: "Arvonlisäveroa ei ole eritelty, koska myyjällä ei ole Y-tunnusta.",
      seller: { ytunnus: null },
    });
  });
});

test("the receipt of a reduced order has what was delivered", () => {
  const reduced = reduceQuantities(createDeliveredOrder(), [
    { _id: "birch", quantity: 2 },
    { _id: "bag", quantity: 0 },
  ]);
  const { lines, total } = createSampleReceipt(reduced);
  expect(lines).toMatchObject([{ title: "Polttopuu, koivu", quantity: 2, price: 13_000 }]);
  expect(total).toBe(13_000 + 4500);
});

test("without an account the receipt says nothing of the payment", () => {
  const order = createDeliveredOrder();
  const context = { account: null, isVatLiable: true, ordinal: 1, at: "2026-11-21T10:00:00.000Z" };
  expect(draftReceipt(order, context).payment).toEqual({
    terms: null,
    due: null,
    iban: null,
    bic: null,
    reference: null,
  });
});

const items = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
    vat: fc.constantFrom<VatClass>(2550, 1000),
  }),
  { minLength: 1, maxLength: 20 },
);
const [line] = createDeliveredOrder().items;

test("the lines and the rates each add up to the total to the cent, and the total is that of the order", () => {
  fc.assert(
    fc.property(items, (drawn) => {
      const lines = drawn.flatMap((some, index): OrderItem[] =>
        line ? [{ ...line, ...some, _id: `${index}` }] : [],
      );
      const order = reduceQuantities(createDeliveredOrder({ items: lines }), []);
      const receipt = draftReceipt(order, {
        account: null,
        isVatLiable: isVatLiable(order, null),
        ordinal: 1,
        at: "2026-11-21T10:00:00.000Z",
      });
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      expect(receipt.total).toBe(order.totals.totalPrice);
      expect(sum(receipt.lines.map(({ price }) => price)) + (receipt.delivery?.price ?? 0)).toBe(
        receipt.total,
      );
      expect(sum(receipt.byVat.map(({ gross }) => gross))).toBe(receipt.total);
      expect(receipt.byVat).toEqual(order.totals.byVat);
      for (const { net, tax, gross } of receipt.byVat) expect(net + tax).toBe(gross);
    }),
  );
});

const symbols = fc.array(fc.nat(31), { minLength: 4, maxLength: 4 });

test("each order number gives a reference number of its own", () => {
  const at = new Date("2026-11-21T10:00:00Z");
  expect(toOrderReference(createOrderNumber(at, [0, 0, 0, 0]))).toBe("26112100000005");
  expect(toOrderReference("1234")).toBeNull();
  fc.assert(
    fc.property(fc.uniqueArray(symbols, { selector: String, minLength: 2, maxLength: 10 }), (tails) => {
      const references = tails.map((random) => toOrderReference(createOrderNumber(at, random)) ?? "");
      expect(references.every(isReferenceNumber)).toBe(true);
      expect(new Set(references).size).toBe(tails.length);
    }),
  );
});

test("a receipt is due as many days after its date as the terms say", () => {
  expect(paymentTerms.map((term) => toDueDay(term, "2026-12-20"))).toEqual([
    null,
    "2026-12-27",
    "2027-01-03",
    "2027-01-19",
  ]);
});

test("a receipt is saved under the number of its order", () => {
  expect(toReceiptFileName({ orderNumber: "HP-261121-00000" })).toBe("kuitti-HP-261121-00000.pdf");
});
