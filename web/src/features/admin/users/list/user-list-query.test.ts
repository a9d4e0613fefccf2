import { userSorts } from "@halkopiha/domain/admin/user-search.ts";
import { expect, test } from "vitest";
import { rememberSearch } from "../../../../lib/forms/searches.ts";
import {
  formatFilters,
  formatUserListQuery,
  isFiltered,
  noFilters,
  parseUserListQuery,
  toApiQuery,
  toTableSort,
  toUserSort,
} from "./user-list-query.ts";

const read = (address: string) => parseUserListQuery(new URLSearchParams(address));
const first = { ...noFilters, sort: "newest", limit: 15, page: 1, cursor: null };

test.each([
  ["", first],
  ["?tila=passiiviset", { ...first, choices: { ...noFilters.choices, tila: "passiiviset" } }],
  ["?haku=vieras", first],
  ["?sort=-name&limit=50&sivu=3&cursor=abc", { ...first, sort: "-name", limit: 50, page: 3, cursor: "abc" }],
  ["?sort=salary&limit=16&tila=kaikki&maakunta=a/b&sivu=0", first],
])("the address '%s' is read", { tags: "s9-44" }, (address, list) => {
  expect(read(address)).toEqual(list);
});

test.each([
  "?",
  "?tila=aktiiviset&maksu=maksamatta&tili=premium&rooli=myyjat&vahvistus=vahvistetut&sopimus=irtisanotut&maakunta=kainuu",
  "?sort=username&limit=25&sivu=2&cursor=abc",
])("the address '%s' is written as it was read", (address) => {
  expect(formatUserListQuery(read(address))).toBe(address);
});

test.each([
  ["tila=aktiiviset", { active: "true" }],
  ["tila=passiiviset&rooli=yllapitajat", { active: "false", admin: "true" }],
  ["maksu=maksetut&tili=basic", { paid: "true", plan: "basic" }],
  ["viestit=hylatyt", { bounced: "true" }],
  ["maksu=maksamatta&vahvistus=vahvistamattomat", { paid: "false", verified: "false" }],
  ["sopimus=myohassa", { contract: "overdue" }],
  ["maakunta=kainuu", { region: "kainuu" }],
  ["sivu=4", { page: 4 }],
  ["sivu=4&cursor=abc", { cursor: "abc" }],
])("§7 %s is asked for by %o", { tags: "s7-note-23" }, (address, flags) => {
  expect(toApiQuery(read(`?${address}`))).toEqual({ sort: "newest", limit: 15, ...flags });
});

test("a search is in the address by an id, which says nothing about whom is searched", () => {
  const searchId = rememberSearch("040 123 4567") ?? null;
  const address = formatUserListQuery({ ...read(""), searchId });
  expect(address).toBe(`?haku=${searchId}`);
  expect(address).not.toContain("040");
  expect(read(address)).toEqual({ ...first, searchId });
  expect(toApiQuery(read(address))).toMatchObject({ queryString: "040 123 4567" });
  expect(isFiltered(read(address))).toBe(true);
});

test("the same filters are the same list, however it is sorted and paged", () => {
  expect(formatFilters(read("?tili=basic&sort=name&sivu=3&limit=50"))).toBe("?tili=basic");
  expect(isFiltered(read("?sort=name"))).toBe(false);
  expect(isFiltered(read("?maakunta=kainuu"))).toBe(true);
});

test.each(userSorts)("the order '%s' is that of one column", (sort) => {
  const column = toTableSort(sort);
  expect(column && toUserSort(column)).toBe(sort);
});
