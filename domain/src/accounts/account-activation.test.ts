import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyActivation, isUnconfirmedRegistration } from "./account-activation.ts";
import { canMarkOffers, type UserAccount } from "./user.ts";

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
  const open: UserAccount = { ...fresh, paid: true, isActive: true, expires: lastYear, timesActivated: 1 };

  test.each([
    {
      what: "that it is paid and active: it runs to the end of the year",
      account: fresh,
      recorded: { active: true, paid: true },
      state: { paid: true, isActive: true, expires: yearEnd, timesActivated: 1 },
    },
    {
      what: "that it is paid, and does not open it yet",
      account: fresh,
      recorded: { active: false, paid: true },
      state: { paid: true, isActive: false, expires: null, timesActivated: 0 },
    },
    {
      what: "again that it is active: its end stays",
      account: open,
      recorded: { active: true, paid: true },
      state: { paid: true, isActive: true, expires: lastYear, timesActivated: 1 },
    },
    {
      what: "that it is closed: it has no end any more",
      account: open,
      recorded: { active: false, paid: false },
      state: { paid: false, isActive: false, expires: null, timesActivated: 1 },
    },
    {
      what: "that it is opened anew: that counts",
      account: { ...open, isActive: false, expires: null },
      recorded: { active: true, paid: true },
      state: { paid: true, isActive: true, expires: yearEnd, timesActivated: 2 },
    },
  ])("$what", ({ account, recorded, state }) => {
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

  test("never whether it may have offers but by plan and fee", () => {
    const plan = fc.constantFrom("basic" as const, "premium" as const);
    fc.assert(
      fc.property(activation, plan, (recorded, accountPlan) => {
        const account = applyActivation({ ...fresh, account: { accountPlan } }, recorded, yearEnd);
        expect(canMarkOffers(account)).toBe(recorded.paid && accountPlan === "premium");
      }),
    );
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
