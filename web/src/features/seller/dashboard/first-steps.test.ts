import { expect, test } from "vitest";
import { sampleFirewood, sampleService } from "../../../testing/samples/sample-listings.ts";
import { listFirstSteps } from "./first-steps.ts";

const newcomer = { deliveryMethod: "Noutopiste", accountDescription: "" } as const;
const noListings = { products: [], otherProducts: [], services: [] };
const images = { small: "/s", large: "/l", original: "/o" };

const listOpen = (progress: Parameters<typeof listFirstSteps>[0]) =>
  listFirstSteps(progress)
    .filter(({ isDone }) => !isDone)
    .map(({ text }) => text);

test("a new seller introduces themselves, lists a product and adds an image", () => {
  expect(listOpen({ user: newcomer, costCount: 0, groups: noListings })).toEqual([
    "Valitse toimitustapa ja esittele itsesi",
    "Lisää ensimmäinen tuote tai palvelu",
    "Lisää tuotteelle kuva",
  ]);
});

test("who delivers also gives a price for it", () => {
  const user = { ...newcomer, deliveryMethod: "Kuljetus" } as const;
  expect(listOpen({ user, costCount: 0, groups: noListings })).toContain("Lisää toimituskulu");
  expect(listOpen({ user, costCount: 1, groups: noListings })).not.toContain("Lisää toimituskulu");
});

test("who offers only services needs no image", () => {
  const groups = { ...noListings, services: [sampleService()] };
  expect(listOpen({ user: newcomer, costCount: 0, groups })).toEqual([
    "Valitse toimitustapa ja esittele itsesi",
  ]);
});

test("nothing is left with a description and a product with an image", () => {
  const groups = { ...noListings, products: [sampleFirewood({ images })] };
  const user = { ...newcomer, accountDescription: "Koivua Oriveden metsistä." };
  expect(listOpen({ user, costCount: 0, groups })).toEqual([]);
});
