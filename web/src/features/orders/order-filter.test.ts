import { expect, test } from "vitest";
import { sampleOrder } from "../../lib/orders/sample-order.ts";
import { formatFilterQuery, matchesFilter, parseFilter } from "./order-filter.ts";

test.each([
  { address: "", filter: {} },
  { address: "status=delivered", filter: { status: "delivered" } },
  { address: "userid=halkomestari&from=2026-11-01", filter: { userid: "halkomestari", from: "2026-11-01" } },
  { address: "status=lost&userid=../x&from=2026-02-30&to=eilen", filter: {} },
])("the address '$address' asks for $filter", ({ address, filter }) => {
  expect(parseFilter(new URLSearchParams(address))).toEqual(filter);
});

test("an address says what is set and nothing else", () => {
  expect(formatFilterQuery({ status: undefined, userid: "halkomestari", to: "2026-11-21" })).toBe(
    "?userid=halkomestari&to=2026-11-21",
  );
});

test.each([
  { filter: { from: "2026-11-02" }, fitting: true },
  { filter: { from: "2026-11-03" }, fitting: false },
  { filter: { to: "2026-11-02" }, fitting: true },
  { filter: { to: "2026-11-01" }, fitting: false },
  { filter: { status: "recieved" as const }, fitting: true },
  { filter: { status: "delivered" as const }, fitting: false },
  { filter: { userid: "somebody-else" }, fitting: false },
])("an order made half past midnight on 2 November fits $filter: $fitting", ({ filter, fitting }) => {
  expect(matchesFilter(filter, sampleOrder("a", "recieved", "2026-11-01T22:30:00.000Z"))).toBe(fitting);
});
