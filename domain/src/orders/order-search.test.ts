import fc from "fast-check";
import { expect, test } from "vitest";
import { toOrderLookup, toOrderSearchWords } from "./order-search.ts";

const order = {
  orderNumber: "HP-261121-7QK2X",
  buyer: {
    firstname: "Maija-Liisa",
    lastname: "Männistö",
    phonenumber: "+358 40 123 4567",
    email: "maija.mannisto@posti.example",
  },
};

const find = (text: string, { orderNumber, buyer } = order) => {
  const address = { street: "", zip: "", locality: { _id: "", location: "" }, region: { _id: "", name: "" } };
  const words = toOrderSearchWords({ orderNumber, buyer: { ...buyer, address } });
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
  "maija.mannisto@posti.example",
  "MAIJA.MANNISTO@POSTI.EXAMPLE",
])("'%s' finds the order of Maija-Liisa Männistö", (text) => {
  expect(find(text)).toBe(true);
});

test.each(["HP-261121-8QK2X", "Virtanen", "Männistö Pekka", "040 123 4568", "maija.virtanen@posti.example"])(
  "'%s' does not find it",
  (text) => {
    expect(find(text)).toBe(false);
  },
);

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
  const address = { street: "", zip: "", locality: { _id: "", location: "" }, region: { _id: "", name: "" } };
  expect(toOrderSearchWords({ ...order, buyer: { ...buyer, address } }).length).toBeLessThanOrEqual(400);
});
