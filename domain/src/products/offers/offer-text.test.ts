import { expect, test } from "vitest";
import { formatOffer, formatPriorPrice, formatReduction } from "./offer-text.ts";

test("an offer names the lowest price of the 30 days before it, the reduction of that price, and its last day", () => {
  const offer = { priorPrice: 7500, percent: 20, until: undefined };
  expect(formatPriorPrice(offer)).toBe("alin 30 pv ennen tarjousta 75,00\u00a0€");
  expect(formatReduction(offer)).toBe("−20\u00a0%");
  expect(formatOffer(offer)).toBe("alin 30 pv ennen tarjousta 75,00\u00a0€ · −20\u00a0%");
  expect(formatOffer({ ...offer, until: "2027-01-12" })).toBe(
    "alin 30 pv ennen tarjousta 75,00\u00a0€ · −20\u00a0% · voimassa 12.1. asti",
  );
});
