import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toYearEnd } from "../../reference-data/membership.ts";
import { applyActivation, toContractFacts } from "../account-activation.ts";
import { passDay } from "../contract-day.ts";
import { accountState } from "../contract-year.ts";
import type { Activation, UserAccount } from "../user.ts";
import { type CountedPayment, countPayments, recordActivation } from "./count-payments.ts";

const today = "2026-06-15";
const year = 2026;
const fresh: UserAccount = {
  paid: false,
  isActive: false,
  expires: null,
  timesActivated: 0,
  account: { accountPlan: "basic" },
};

const activate = (account: UserAccount, change: Partial<Activation>) => {
  const activation = { active: account.isActive, paid: account.paid, ...change };
  return applyActivation(account, activation, toYearEnd(year));
};

const opened = activate(fresh, { active: true });
const paid = activate(fresh, { active: true, paid: true });
const closed = passDay({ ...activate(paid, { paid: true, paidUntil: 2025 }) }, today).account;
const starts = { fresh, opened, paid, closed };

const standing = (...years: number[]): CountedPayment[] =>
  years.map((each) => ({ year: each, undone: null }));

/** What a payment changes of an account. */
const toState = ({ paid: isPaid, paidUntil = null, expires }: UserAccount) => ({
  isPaid,
  paidUntil,
  expires,
});

const undo = { by: { _id: "yllapito", username: "yllapito" }, at: "2026-06-15T09:00:00.000Z" };
type Step = { kind: "record"; year: number } | { kind: "undo"; nth: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("record" as const), year: fc.integer({ min: 2023, max: 2027 }) }),
  fc.record({ kind: fc.constant("undo" as const), nth: fc.nat(20) }),
);
const steps = fc.array(step, { maxLength: 25 });
const start = fc.constantFrom(...Object.values(starts));

/** The payments after a step. */
function apply(payments: readonly CountedPayment[], happening: Step): CountedPayment[] {
  if (happening.kind === "record") return [...payments, { year: happening.year, undone: null }];
  return payments.map((payment, nth) => (nth === happening.nth ? { ...payment, undone: undo } : payment));
}

/** The account and its payments after each step, counted one by one. */
function play(account: UserAccount, happened: readonly Step[]) {
  let [now, payments]: [UserAccount, CountedPayment[]] = [account, []];
  return happened.map((happening) => {
    payments = apply(payments, happening);
    now = countPayments(now, payments, today);
    return { account: now, payments };
  });
}

describe("a payment", () => {
  test("for this year makes a new account paid, which an admin has still to open", () => {
    expect(countPayments(fresh, standing(2026), today)).toMatchObject({
      paid: true,
      isActive: false,
      paidUntil: 2026,
      expires: null,
    });
  });

  test("for the next year keeps an open account until its end", { tags: "s9-96" }, () => {
    const next = countPayments(paid, standing(2026, 2027), today);
    expect(next).toMatchObject({ paid: true, paidUntil: 2027, expires: toYearEnd(2027) });
  });

  test("for a past year neither opens nor pays an account that was closed since", () => {
    expect(countPayments(closed, standing(2024), today)).toMatchObject({ paid: false, isActive: false });
  });

  test("that is undone leaves an account that was opened with it open and unpaid to the end of the year", () => {
    const { account } = recordActivation(fresh, paid, { active: true, paid: true }, [], today);
    expect(countPayments(account, [{ year, undone: undo }], today)).toMatchObject({
      paid: false,
      isActive: true,
      paidUntil: null,
      expires: toYearEnd(year),
    });
  });
});

describe("whatever is recorded and undone", () => {
  test("the account is as a recount from the start makes it", () => {
    fc.assert(
      fc.property(start, steps, (account, happened) => {
        const last = play(account, happened).at(-1);
        if (!last) return;
        expect(toState(last.account)).toEqual(toState(countPayments(account, last.payments, today)));
      }),
    );
  });

  test("undoing the newest payment restores what was before it", () => {
    fc.assert(
      fc.property(start, steps, fc.integer({ min: 2023, max: 2027 }), (account, happened, newest) => {
        const before = play(account, happened).at(-1) ?? { account, payments: [] };
        const settled = countPayments(before.account, before.payments, today);
        const recorded = [...before.payments, { year: newest, undone: null }];
        const after = countPayments(settled, recorded, today);
        const undone = [...before.payments, { year: newest, undone: undo }];
        expect(toState(countPayments(after, undone, today))).toEqual(toState(settled));
      }),
    );
  });

  test("an account with a payment for this year is never closed, and one without any cover never kept", () => {
    fc.assert(
      fc.property(start, steps, (account, happened) => {
        for (const now of play(account, happened)) {
          const isPaid = now.payments.some((payment) => payment.undone === null && payment.year >= year);
          const facts = toContractFacts(now.account);
          if (isPaid) {
            expect(accountState(facts, today)).toBe("active");
            expect(now.account.paid).toBe(true);
          }
          if (now.account.paid) expect(accountState(facts, today)).not.toBe("closed");
        }
      }),
    );
  });

  test("the nightly job leaves a paid account as it is", () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const last = play(paid, [...happened, { kind: "record", year }]).at(-1);
        if (last) expect(passDay(last.account, today).account.isActive).toBe(true);
      }),
    );
  });
});

describe("an admin's activation form", () => {
  const record = (before: UserAccount, change: Partial<Activation>, payments: CountedPayment[] = []) => {
    const activation = { active: before.isActive, paid: before.paid, ...change };
    const after = applyActivation(before, activation, toYearEnd(year));
    return recordActivation(before, after, activation, payments, today);
  };

  test("records a payment for this year once", () => {
    expect(record(fresh, { active: true, paid: true })).toMatchObject({ pays: 2026, undoes: [] });
    expect(record(paid, { paid: true }, standing(2026)).pays).toBeNull();
    expect(record(paid, { paid: true, paidUntil: 2026 }, standing(2026)).pays).toBeNull();
  });

  test("records a payment for the next year", { tags: "s9-96" }, () => {
    expect(record(paid, { paid: true, paidUntil: 2027 }, standing(2026)).pays).toBe(2027);
  });

  test("undoes the payments of this year and later when it marks an account unpaid", () => {
    const next = countPayments(paid, standing(2025, 2026, 2027), today);
    const { undoes, pays } = record(next, { paid: false }, standing(2025, 2026, 2027));
    expect([undoes.map((payment) => payment.year), pays]).toEqual([[2026, 2027], null]);
  });

  test("undoes a payment for the next year when it corrects the year to this one", () => {
    const next = countPayments(paid, standing(2026, 2027), today);
    const { undoes, pays } = record(next, { paidUntil: 2026 }, standing(2026, 2027));
    expect([undoes.map((payment) => payment.year), pays]).toEqual([[2027], null]);
  });

  test("keeps the payments of an account that it only opens or closes", () => {
    expect(record(paid, { active: false }, standing(2026))).toMatchObject({ pays: null, undoes: [] });
  });

  const form = fc.record({
    active: fc.boolean(),
    paid: fc.boolean(),
    paidUntil: fc.option(fc.integer({ min: 2026, max: 2027 }), { nil: undefined }),
  });

  test("leaves an account that a recount of its payments gives, if it is open", () => {
    fc.assert(
      fc.property(start, fc.array(form, { maxLength: 12 }), (first, forms) => {
        let [account, payments]: [UserAccount, CountedPayment[]] = [first, []];
        for (const activation of forms) {
          const after = applyActivation(account, activation, toYearEnd(year));
          const recorded = recordActivation(account, after, activation, payments, today);
          payments = payments.map((payment) =>
            recorded.undoes.includes(payment) ? { ...payment, undone: undo } : payment,
          );
          if (recorded.pays !== null) payments = [...payments, { year: recorded.pays, undone: null }];
          account = recorded.account;
          if (account.isActive)
            expect(toState(countPayments(account, payments, today))).toEqual(toState(account));
        }
      }),
    );
  });
});
