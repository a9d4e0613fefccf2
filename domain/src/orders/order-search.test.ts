import fc from "fast-check";
import { expect, test } from "vitest";
import { OrderItem } from "./order.ts";
import { toOrderLookup, toOrderSearchWords } from "./order-search.ts";

const order = {
  orderNumber: "HP-261121-7QK2X",
  buyer: {
    firstname: "Maija-Liisa",
    lastname: "Männistö",
    phonenumber: "+358 40 123 4567",
    email: "maija.mannisto@posti.example",
    address: {
      street: "Koivukuja 5 B 12",
      zip: "33100",
      locality: { _id: "tampere", location: "Tampere" },
      region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    },
  },
  items: [
    OrderItem.parse({
      _id: "koivu",
      name: "Halko",
      material: "koivu",
      plength: "Pilke 33 cm",
      quality: "kuiva",
      deliveryType: "irto",
      quantity: 2,
      unit: "Irto-m3",
      unitPrice: 8000,
      vat: 2550,
    }),
  ],
};

const find = (text: string, searched = order) => {
  const words = toOrderSearchWords(searched);
  const lookup = toOrderLookup(text);
  return lookup?.term != null && words.includes(lookup.term) && lookup.matches(words);
};

test.each([
  "HP-261121-7QK2X",
  "hp-261121-7qk2x",
  "7QK2X",
  "männistö",
  "mannisto",
  "Liisa Männ",
  "männistö maija",
  "+358 40 123 4567",
  "+358401234567",
  "00358 40 123 4567",
  "040 123 4567",
  "040-1234567",
  "0401234567",
  "Männistö 040 123 4567",
  "040.123.4567",
  "040/123 4567",
  "+358 (0)40 123 4567",
  "+358–40–123–4567",
  "+358\u00A040\u00A01234567",
  "tel:+358401234567",
  "358401234567",
  "401234567",
  "040 123",
  "4567",
  "34567",
  "123 4567",
  "1234567",
  "maija.mannisto@",
  "mailto:maija.mannisto@posti.example",
  "Maija Männistö <maija.mannisto@posti.example>,",
  "maija.mannisto@posti.example Tampere",
  "Koivukuja",
  "koivukuja 5",
  "Koivukuja 5 B 12, 33100 Tampere",
  "Koivukuja 5 33100",
  "33100",
  "331",
  "tampere",
  "Männistö Tampere",
  "halko",
  "koivu 33 cm",
  "kuiva koivu Tampere",
  "261121",
  "maija.mannisto@posti.example",
  "MAIJA.MANNISTO@POSTI.EXAMPLE",
])("'%s' finds the order of Maija-Liisa Männistö", (text) => {
  expect(find(text)).toBe(true);
});

test.each([
  "HP-261121-8QK2X",
  "Virtanen",
  "Männistö Pekka",
  "040 123 4568",
  "maija.virtanen@posti.example",
  "mannisto@posti.example",
  "maija.mannisto@posti.fi",
  "4568",
  "123 4568",
  "33200",
  "Koivukuja 6 33100",
  "haapa",
  "Nokia",
])("'%s' does not find it", (text) => {
  expect(find(text)).toBe(false);
});

test.each([" ", "–", "!?"])("'%s' searches nothing", (text) => {
  expect(toOrderLookup(text)).toBeNull();
});

test("every order is found by its buyer's full name and by its number", () => {
  const name = fc.stringMatching(/^[A-ZÄÖ][a-zäö]{2,15}$/);
  fc.assert(
    fc.property(name, name, (firstname, lastname) => {
      const other = { ...order, buyer: { ...order.buyer, firstname, lastname } };
      expect(find(`${firstname} ${lastname}`, other)).toBe(true);
      expect(find(order.orderNumber, other)).toBe(true);
    }),
  );
});

test("the longest names and addresses that the shop accepts keep the index small", () => {
  const long = "abcdefghijklmn ".repeat(20);
  const buyer = {
    ...order.buyer,
    firstname: long,
    lastname: long,
    email: `${"ab.cdefghijk".repeat(20)}@x.fi`,
  };
  expect(toOrderSearchWords({ ...order, buyer }).length).toBeLessThanOrEqual(600);
});
