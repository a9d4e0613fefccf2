import { expect, test } from "vitest";
import { listKinds, SecurityEventFilter, securityEventGroups, securityEventKinds } from "./security-event.ts";

test("every kind is in exactly one group, and each group can be asked for", () => {
  expect(new Set(securityEventKinds).size).toBe(securityEventKinds.length);
  expect(SecurityEventFilter.options).toEqual(["all", ...Object.keys(securityEventGroups)]);
});

test("a group lists its kinds, and no group lists all", () => {
  expect(listKinds("logins")).toEqual(["login", "logout"]);
  expect(listKinds("all")).toEqual(securityEventKinds);
});

test("no group has more kinds than one query of Firestore may ask for", () => {
  for (const kinds of Object.values(securityEventGroups)) expect(kinds.length).toBeLessThanOrEqual(30);
});
