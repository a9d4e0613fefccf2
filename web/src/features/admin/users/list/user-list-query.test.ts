import { userSorts } from "@halkopiha/domain/admin/user-search.ts";
import { expect, test } from "vitest";
import {
  formatUserListQuery,
  parseUserListQuery,
  toApiQuery,
  toTableSort,
  toUserSort,
} from "./user-list-query.ts";

const read = (address: string) => parseUserListQuery(new URLSearchParams(address));
const first = { queryString: "", group: null, sort: "newest", limit: 15, cursor: null };

test.each([
  ["", first],
  ["?queryString=halko&nayta=passiiviset", { ...first, queryString: "halko", group: "passiiviset" }],
  ["?sort=-name&limit=50&cursor=abc", { ...first, sort: "-name", limit: 50, cursor: "abc" }],
  ["?sort=salary&limit=16&nayta=kaikki", first],
] as const)("the address '%s' is read", (address, list) => {
  expect(read(address)).toEqual(list);
});

test.each(["?", "?queryString=halko&nayta=aktiiviset&sort=username&limit=25&cursor=abc"] as const)(
  "the address '%s' is written as it was read",
  (address) => {
    expect(formatUserListQuery(read(address))).toBe(address);
  },
);

test.each([
  ["aktiiviset", { active: "true" }],
  ["passiiviset", { active: "false" }],
  ["yllapitajat", { admin: "true" }],
])("§7 the group %s is asked for by %o", (group, flags) => {
  expect(toApiQuery(read(`?nayta=${group}`))).toEqual({
    queryString: "",
    sort: "newest",
    limit: 15,
    ...flags,
  });
});

test.each(userSorts)("the order '%s' is that of one column", (sort) => {
  const column = toTableSort(sort);
  expect(column && toUserSort(column)).toBe(sort);
});
