import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyActivation,
  isUnconfirmedRegistration,
  toContractFacts,
  toNextNotice,
} from "./account-activation.ts";
import { canMarkOffers, type Role, type UserAccount } from "./user.ts";

/** A new account. */
const fresh: UserAccount = {
  paid: false,
  isActive: false,
  expires: null,
  timesActivated: 0,
  account: { accountPlan: "basic" },
};

type Registered = Parameters<typeof isUnconfirmedRegistration>[0];

describe("an admin records of an account", () => {
  const yearEnd = "2026-12-31T21:59:59.000Z";
  const lastYear = "2025-12-31T21:59:59.000Z";
  const nextYear = "2027-12-31T21:59:59.000Z";
  const open: UserAccount = { ...fresh, paid: true, isActive: true, expires: lastYear, timesActivated: 1 };

  test.each([
    {
      what: "that it is paid and active: it runs to the end of the year",
      account: fresh,
      recorded: { active: true, paid: true },
      state: {
        paid: true,
        isActive: true,
        expires: yearEnd,
        timesActivated: 1,
        paidUntil: 2026,
        noticeGiven: null,
      },
    },
    {
      what: "that it is active, though unpaid: it runs to the end of the year too",
      account: fresh,
      recorded: { active: true, paid: false },
      state: {
        paid: false,
        isActive: true,
        expires: yearEnd,
        timesActivated: 1,
        paidUntil: null,
        noticeGiven: null,
      },
    },
    {
      what: "that it is paid, and does not open it yet",
      account: fresh,
      recorded: { active: false, paid: true },
      state: { paid: true, isActive: false, expires: null, timesActivated: 0, paidUntil: 2026 },
    },
    {
      what: "again that it is active: its end stays",
      account: open,
      recorded: { active: true, paid: true },
      state: { paid: true, isActive: true, expires: lastYear, timesActivated: 1, paidUntil: 2025 },
    },
    {
      what: "a payment for the next year: it runs to the end of that",
      account: { ...open, expires: yearEnd, paidUntil: 2026 },
      recorded: { active: true, paid: true, paidUntil: 2027 },
      state: { paid: true, isActive: true, expires: nextYear, timesActivated: 1, paidUntil: 2027 },
    },
    {
      what: "that this payment was a mistake: it runs to the end of the year before",
      account: { ...open, expires: nextYear, paidUntil: 2027 },
      recorded: { active: true, paid: true, paidUntil: 2026 },
      state: { paid: true, isActive: true, expires: yearEnd, timesActivated: 1, paidUntil: 2026 },
    },
    {
      what: "that nothing is paid after all: it runs to the end of this year",
      account: { ...open, expires: nextYear, paidUntil: 2027 },
      recorded: { active: true, paid: false },
      state: { paid: false, isActive: true, expires: yearEnd, timesActivated: 1, paidUntil: null },
    },
    {
      what: "a payment after the turn of the year of who was unpaid: it is for this year",
      account: { ...open, paid: false, paidUntil: null },
      recorded: { active: true, paid: true },
      state: { paid: true, isActive: true, expires: yearEnd, timesActivated: 1, paidUntil: 2026 },
    },
    {
      what: "that it is closed: it has no end any more",
      account: open,
      recorded: { active: false, paid: false },
      state: { paid: false, isActive: false, expires: null, timesActivated: 1, paidUntil: null },
    },
    {
      what: "that it is opened anew: that counts",
      account: { ...open, isActive: false, expires: null, paidUntil: 2025, noticeGiven: "2025-11-15" },
      recorded: { active: true, paid: true },
      state: {
        paid: true,
        isActive: true,
        expires: yearEnd,
        timesActivated: 2,
        paidUntil: 2026,
        noticeGiven: null,
      },
    },
  ])("$what", { tags: "s4-17" }, ({ account, recorded, state }) => {
    expect(applyActivation(account, recorded, yearEnd)).toEqual({ ...account, ...state });
  });

  const activation = fc.record({ active: fc.boolean(), paid: fc.boolean() });

  test("whatever they like: it has an end while it is active, and counts how often it was opened", () => {
    fc.assert(
      fc.property(fc.array(activation), (recorded) => {
        let account = fresh;
        let opened = 0;
        for (const one of recorded) {
          if (one.active && !account.isActive) opened += 1;
          account = applyActivation(account, one, yearEnd);
          expect(account).toMatchObject({ isActive: one.active, paid: one.paid, timesActivated: opened });
          expect(account.expires).toBe(one.active ? yearEnd : null);
        }
      }),
    );
  });

  test("the same twice: the second time changes nothing", () => {
    fc.assert(
      fc.property(activation, activation, (first, second) => {
        const once = applyActivation(applyActivation(fresh, first, lastYear), second, yearEnd);
        expect(applyActivation(once, second, "2030-12-31T21:59:59.000Z")).toEqual(once);
      }),
    );
  });

  test("never whether it may have offers but by plan and fee", { tags: ["s1-5", "s5-46", "s6-21"] }, () => {
    const plan = fc.constantFrom("basic" as const, "premium" as const);
    fc.assert(
      fc.property(activation, plan, (recorded, accountPlan) => {
        const account = applyActivation({ ...fresh, account: { accountPlan } }, recorded, yearEnd);
        expect(canMarkOffers(account)).toBe(recorded.paid && accountPlan === "premium");
      }),
    );
  });
});

describe("the contract of an account that is stored", () => {
  const stored: UserAccount = { ...fresh, isActive: true, expires: "2026-12-31T21:59:59.000Z" };

  test.each<{ what: string; account: UserAccount; paidUntil: number | null }>([
    {
      what: "without the year that is paid for has that of its end",
      account: { ...stored, paid: true },
      paidUntil: 2026,
    },
    {
      what: "open though unpaid has the year of its end",
      account: { ...stored, paidUntil: null },
      paidUntil: 2026,
    },
    {
      what: "with the year that is paid for has that",
      account: { ...stored, paid: true, paidUntil: 2027 },
      paidUntil: 2027,
    },
    { what: "and was never open has none", account: fresh, paidUntil: null },
  ])("$what", ({ account, paidUntil }) => {
    expect(toContractFacts(account)).toEqual({ paidUntil, noticeGiven: null });
  });
});

describe("the nightly job looks at", () => {
  const expires = "2026-12-31T21:59:59.000Z";
  const open: UserAccount = { ...fresh, isActive: true, paid: true, expires, paidUntil: 2026 };

  test.each<{ what: string; role?: Role; change: Partial<UserAccount>; day: string | null }>([
    { what: "an open account when it is first warned", change: {}, day: "2027-02-26" },
    {
      what: "one that has been warned when it is reminded",
      change: { noticedUntil: "2027-03-01" },
      day: "2027-03-14",
    },
    {
      what: "one of which notice was given before its end",
      change: { noticeGiven: "2026-11-15" },
      day: "2026-12-02",
    },
    { what: "no closed account", change: { isActive: false }, day: null },
    { what: "no admin", role: "admin", change: {}, day: null },
  ])("$what", ({ role = "user", change, day }) => {
    expect(toNextNotice({ role, userAccount: { ...open, ...change } })).toBe(day);
  });
});

describe("a registration", () => {
  const untouched: Registered = { verified: false, role: "user", userAccount: fresh };

  test.each<{ what: string; change: Partial<Registered>; is: boolean }>([
    { what: "that nobody verified", change: {}, is: true },
    { what: "that is verified", change: { verified: true }, is: false },
    { what: "of an admin", change: { role: "admin" }, is: false },
    { what: "that is paid", change: { userAccount: { ...fresh, paid: true } }, is: false },
    { what: "that is active", change: { userAccount: { ...fresh, isActive: true } }, is: false },
    { what: "that was active", change: { userAccount: { ...fresh, timesActivated: 1 } }, is: false },
  ])("$what is untouched: $is", ({ change, is }) => {
    expect(isUnconfirmedRegistration({ ...untouched, ...change })).toBe(is);
  });
});
