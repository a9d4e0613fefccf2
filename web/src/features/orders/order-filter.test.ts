import { expect, test } from "vitest";
import { rememberSearch } from "../../lib/forms/searches.ts";
import { sampleOrder } from "../../testing/samples/sample-order.ts";
import { findSearchedText, formatFilterQuery, matchesFilter, parseFilter } from "./order-filter.ts";
import { toOrdersQuery } from "./order-requests.ts";

test.each([
  { address: "", filter: { status: "open" } },
  { address: "status=all", filter: { status: "all" } },
  { address: "status=delivered", filter: { status: "delivered" } },
  {
    address: "userid=halkomestari&from=2026-11-01",
    filter: { status: "open", userid: "halkomestari", from: "2026-11-01" },
  },
  { address: "status=lost&userid=../x&from=2026-02-30&to=eilen&haku=vieras", filter: { status: "open" } },
])("the address '$address' asks for $filter", ({ address, filter }) => {
  expect(parseFilter(new URLSearchParams(address))).toEqual(filter);
});

test("an address says what is set and differs from the list of open orders", () => {
  expect(formatFilterQuery({ status: "open", userid: "halkomestari", to: "2026-11-21" })).toBe(
    "?userid=halkomestari&to=2026-11-21",
  );
});

test.each([
  { filter: { status: "all" as const, from: "2026-11-02" }, fitting: true },
  { filter: { status: "all" as const, from: "2026-11-03" }, fitting: false },
  { filter: { status: "all" as const, to: "2026-11-02" }, fitting: true },
  { filter: { status: "all" as const, to: "2026-11-01" }, fitting: false },
  { filter: { status: "recieved" as const }, fitting: true },
  { filter: { status: "open" as const }, fitting: true },
  { filter: { status: "delivered" as const }, fitting: false },
  { filter: { status: "all" as const, userid: "somebody-else" }, fitting: false },
])("an order made half past midnight on 2 November fits $filter: $fitting", ({ filter, fitting }) => {
  expect(matchesFilter(filter, sampleOrder("a", "recieved", "2026-11-01T22:30:00.000Z"))).toBe(fitting);
});

test("a search is in the address by an id, which says nothing about the buyer, and finds delivered orders, too", () => {
  const searchId = rememberSearch("Ahonala");
  const filter = { status: "all", searchId } as const;
  const query = formatFilterQuery(filter);
  expect(query).toBe(`?haku=${searchId}`);
  expect(query).not.toContain("Ahonala");
  expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
  expect(findSearchedText(filter)).toBe("Ahonala");
  expect(toOrdersQuery(filter)).toEqual({});
  expect(rememberSearch("Ahonala")).toBe(searchId);
});

test.each([
  ["HP-a", true],
  ["ahonala aino", true],
  ["Ähonala", true],
  ["050 000 0123", true],
  ["+358 50 0000123", true],
  ["aino.ahonala@posti", true],
  ["Virtanen", false],
  ["050 111 1111", false],
])("offline, the search '%s' finds the order of Aino Ahonala: %s", (text, isFound) => {
  const filter = { status: "all", searchId: rememberSearch(text) } as const;
  expect(matchesFilter(filter, sampleOrder("a", "delivered"))).toBe(isFound);
});
