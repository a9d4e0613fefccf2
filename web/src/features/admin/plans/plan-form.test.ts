import { NewAdvertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { NewPlan } from "@halkopiha/domain/reference-data/plan.ts";
import { expect, test } from "vitest";
import { emptyAdvertisement, parseAdvertisement, parsePlan } from "./plan-form.ts";

test("a plan is read as the server takes it; no discount is none", () => {
  const typed = { accountPlan: "basic", price: "150,60", discountedPrice: "", promotedProducts: "3" };
  const { input, fieldErrors } = parsePlan(typed);
  expect(fieldErrors).toEqual({});
  expect(NewPlan.parse(input)).toEqual({
    accountPlan: "basic",
    price: 15_060,
    discountedPrice: null,
    promotedProducts: 3,
  });
});

test("figures that are none are errors of their fields", () => {
  const typed = { accountPlan: "basic", price: "", discountedPrice: "halpa", promotedProducts: "2000" };
  expect(Object.keys(parsePlan(typed).fieldErrors ?? {})).toEqual([
    "price",
    "discountedPrice",
    "promotedProducts",
  ]);
});

const card = { ...emptyAdvertisement, title: "Kesätili", accountPlan: "basic", price: "60" };

test("a card has a description per line", () => {
  const { input } = parseAdvertisement({ ...card, descriptions: "Vain kesäksi\n\n  Halvalla  \n" });
  expect(NewAdvertisement.parse(input)).toMatchObject({
    descriptions: ["Vain kesäksi", "Halvalla"],
    price: 6000,
    priceTag: "vuodessa",
  });
});

test("a card without a price takes that of its plan", () => {
  const { input, fieldErrors } = parseAdvertisement({ ...card, price: " " });
  expect(fieldErrors).toEqual({});
  expect(NewAdvertisement.parse(input).price).toBeNull();
});

test("a price of a card that is none is an error of its field", () => {
  for (const price of ["halpa", "0", "-5"])
    expect(parseAdvertisement({ ...card, price }).fieldErrors).toHaveProperty("price");
});

test("too many or too long descriptions are errors of their field", () => {
  for (const descriptions of ["a\n".repeat(13), "a".repeat(201)]) {
    expect(parseAdvertisement({ ...card, descriptions }).fieldErrors).toHaveProperty("descriptions");
  }
});
