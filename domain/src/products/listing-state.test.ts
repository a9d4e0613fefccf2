import { expect, test } from "vitest";
import { isAvailable, type ListingState } from "./listing-state.ts";

const firewood: ListingState = { visible: true, category: "Polttopuut", quantity: 5 };
const today = "2026-11-23";

test.each([
  { what: "in stock", change: {}, available: true },
  { what: "out of stock", change: { quantity: 0 }, available: false },
  { what: "of an inactive seller", change: { visible: false }, available: false },
  { what: "paused until today", change: { pausedUntil: today }, available: true },
  { what: "paused until tomorrow", change: { pausedUntil: "2026-11-24" }, available: false },
  { what: "paused until yesterday", change: { pausedUntil: "2026-11-22" }, available: true },
  { what: "without a pause", change: { pausedUntil: null }, available: true },
])("a listing $what is available: $available", ({ change, available }) => {
  expect(isAvailable({ ...firewood, ...change }, today)).toBe(available);
});

test("a service has no stock that could run out", () => {
  expect(isAvailable({ ...firewood, category: "Palvelut", quantity: 0 }, today)).toBe(true);
});
