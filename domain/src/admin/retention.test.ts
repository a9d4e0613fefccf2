import { expect, test } from "vitest";
import { formatRetention, retention } from "./retention.ts";

test.each([
  [1, "1 päivä"],
  [90, "90 päivää"],
  [366, "1 vuosi"],
  [7 * 366, "7 vuotta"],
])("%d days are said as %s", (days, said) => {
  expect(formatRetention({ days })).toBe(said);
});

test("orders are kept for the six years after the one of the sale that the Accounting Act asks for", () => {
  expect(retention.orders.days).toBeGreaterThanOrEqual(7 * 366);
});
