import { expect, test } from "vitest";
import { table } from "../contract/table.ts";
import { adminRestrictions, otherAdminChanges } from "./admin-restrictions.ts";
import { defaultReasons, restrictions } from "./statement.ts";

/** Calls that change what a seller or a buyer has published, or their account, and that admins may make. */
const isAboutContent = (path: string, access: string): boolean =>
  /^\/api\/admin\/(users|products|reviews|reports|recalls)\b/.test(path) ||
  (access === "seller" && /^\/api\/(products|users\/:id\/products)\b/.test(path));

/** What creates something, searches, or concerns no content. */
const unrelated = [
  "createUser",
  "searchUsers",
  "countUsers",
  "verifyUser",
  "decideIdentity",
  "createProduct",
  "recordPayment",
  "undoPayment",
  "resetSecondFactor",
  "downloadListedCsv",
  "downloadListedExcel",
  "downloadSelectedCsv",
  "downloadSelectedExcel",
];

test("for every call by which an admin can restrict content or an account it is decided what is told", () => {
  const decided = [...Object.keys(adminRestrictions), ...Object.keys(otherAdminChanges)];
  expect(decided.filter((name) => !(name in table))).toEqual([]);
  const calls = Object.entries(table).filter(
    ([, { method, path, access }]) => method !== "GET" && isAboutContent(path, access),
  );
  const open = calls
    .map(([name]) => name)
    .filter((name) => !decided.includes(name) && !unrelated.includes(name));
  expect(open).toEqual([]);
});

test("every restriction belongs to a call, and what needs no reason has one by default", () => {
  const used = new Set<string>(Object.values(adminRestrictions).flat());
  expect([...used].toSorted()).toEqual(Object.keys(restrictions).toSorted());
  for (const restriction of Object.keys(defaultReasons)) expect(used).toContain(restriction);
});
