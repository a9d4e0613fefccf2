import { describe, expect, test } from "vitest";
import { toYearEnd } from "../reference-data/membership.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import type { ContractFilter } from "./contract-filter.ts";
import { findLastOpenDay, listContractKeys, toContractIndex } from "./contract-index.ts";
import { dueDay } from "./contract-year.ts";
import type { User } from "./user.ts";

const seller = (
  paidUntil: number,
  noticeGiven: CalendarDay | null = null,
): Pick<User, "role" | "userAccount"> => ({
  role: "user",
  userAccount: {
    isActive: true,
    paid: true,
    timesActivated: 1,
    expires: toYearEnd(paidUntil),
    paidUntil,
    noticeGiven,
    account: { accountPlan: "basic" },
  },
});

const isFound = (user: Pick<User, "role" | "userAccount">, filter: ContractFilter, today: CalendarDay) =>
  listContractKeys(filter, today).includes(toContractIndex(user).contractKey ?? "");

const sellers = {
  paid: seller(2026),
  leaving: seller(2026, "2026-11-15"),
  late: seller(2026, "2026-12-28"),
  ahead: seller(2027),
};

describe("the filter", () => {
  test.each([
    { filter: "endsThisYear", day: "2026-12-30", found: ["leaving"] },
    { filter: "noticeGiven", day: "2026-12-30", found: ["leaving", "late"] },
    { filter: "unpaid", day: "2026-12-30", found: [] },
    { filter: "unpaid", day: "2027-02-10", found: ["paid", "late"] },
    { filter: "noticeGiven", day: "2027-02-10", found: ["late"] },
    { filter: "overdue", day: "2027-02-28", found: [] },
    { filter: "overdue", day: "2027-03-01", found: ["paid", "late"] },
  ] as const)("$filter finds on $day: $found", ({ filter, day, found }) => {
    const names = Object.entries(sellers).filter(([, user]) => isFound(user, filter, day));
    expect(names.map(([name]) => name)).toEqual(found);
  });
});

test("contracts are sorted by the day on which they close, and users without one come last", () => {
  const closed = { ...sellers.paid, userAccount: { ...sellers.paid.userAccount, isActive: false } };
  const admin = { ...sellers.paid, role: "admin" } as const;
  const days = [sellers.leaving, sellers.paid, sellers.ahead, closed, admin].map(
    (user) => toContractIndex(user).sortEnd,
  );
  expect(days).toEqual(["2027-01-01", "2027-03-28", "2028-03-28", "9999-12-31", "9999-12-31"]);
  expect(toContractIndex(admin)).toMatchObject({ nextNotice: null, contractKey: null });
});

test.each([
  { paidUntil: 2026, noticeGiven: null, today: "2026-06-01", last: "2026-12-31" },
  { paidUntil: 2026, noticeGiven: null, today: dueDay(2027), last: "2027-03-27" },
  { paidUntil: 2026, noticeGiven: "2026-11-15", today: "2026-12-01", last: "2026-12-31" },
  { paidUntil: null, noticeGiven: null, today: "2026-12-01", last: null },
])("an account is open until $last on $today", ({ paidUntil, noticeGiven, today, last }) => {
  expect(findLastOpenDay({ paidUntil, noticeGiven }, today)).toBe(last);
});
