import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../finnish-date.ts";
import { toYearEnd } from "../reference-data/membership.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import { applyActivation, toContractFacts, toNextNotice } from "./account-activation.ts";
import { passDay } from "./contract-day.ts";
import { giveNotice, hasContract, requestClosing, withdrawNotice } from "./contract-notice.ts";
import { dueDay, getEnding, lastContractDay, lastNoticeDay, noticeEnd } from "./contract-year.ts";
import type { User, UserAccount } from "./user.ts";

const toYear = (day: CalendarDay) => Number(day.slice(0, 4));

type Seller = Pick<User, "role" | "userAccount" | "closingRequest">;

const withAccount = (change: Partial<UserAccount>): Seller => ({
  role: "user",
  userAccount: {
    isActive: false,
    paid: false,
    timesActivated: 0,
    expires: null,
    account: { accountPlan: "basic" },
    ...change,
  },
});

/** A seller whose account is paid for a year. */
const paidSeller = (paidUntil: number): Seller =>
  withAccount({ isActive: true, paid: true, timesActivated: 1, paidUntil, expires: toYearEnd(paidUntil) });

describe("a seller", () => {
  test("who gives notice in time has the account until the end of the year", { tags: "s9-15" }, () => {
    const { userAccount } = giveNotice(paidSeller(2026), "2026-12-24");
    expect(userAccount.noticeGiven).toBe("2026-12-24");
    expect(lastContractDay(toContractFacts(userAccount))).toBe("2026-12-31");
    expect(getEnding(toContractFacts(userAccount))).toMatchObject({ day: "2027-01-01", reason: "notice" });
  });

  test("who gives notice too late has a contract for one more year, which is to be paid", () => {
    const { userAccount } = giveNotice(paidSeller(2026), "2026-12-25");
    expect(lastContractDay(toContractFacts(userAccount))).toBe("2027-12-31");
    expect(getEnding(toContractFacts(userAccount))).toMatchObject({ day: "2027-03-28", reason: "unpaid" });
  });

  test("who has paid for the next year keeps it, whenever they give notice", () => {
    const { userAccount } = giveNotice(paidSeller(2027), "2026-06-01");
    expect(lastContractDay(toContractFacts(userAccount))).toBe("2027-12-31");
  });

  test("who gives notice again has given it on the first day", () => {
    const given = giveNotice(paidSeller(2026), "2026-11-15");
    expect(giveNotice(given, "2026-12-30")).toBe(given);
  });

  test("takes notice back until the end of the year, and the contract goes on", { tags: "s9-98" }, () => {
    const given = giveNotice(paidSeller(2026), "2026-11-15");
    const back = withdrawNotice(given, "2026-12-31");
    expect(back).toEqual(withAccount({ ...paidSeller(2026).userAccount, noticeGiven: null }));
    expect(toNextNotice(back)).toBe("2027-02-26");
    expect(() => withdrawNotice(given, "2027-01-01")).toThrow("Sopimus ei ole voimassa");
    expect(withdrawNotice(back, "2026-12-31")).toBe(back);
  });

  test("whose account is closed or was never opened, and an admin, have no contract to change", () => {
    const never = withAccount({ isActive: false, expires: null, paidUntil: null });
    const admin: Seller = { ...paidSeller(2026), role: "admin" };
    const requestedAt = "2026-06-01T10:00:00.000Z";
    for (const user of [never, admin, paidSeller(2024)]) {
      expect(hasContract(user, "2026-06-01")).toBe(false);
      expect(() => giveNotice(user, "2026-06-01")).toThrow("Sopimus ei ole voimassa");
      expect(() => requestClosing(user, { reason: "", requestedAt }, "2026-06-01")).toThrow();
    }
  });

  test("who asks again for the account to be closed has asked once, or anew with another reason", () => {
    const [first, second] = ["2026-06-01T10:00:00.000Z", "2026-06-02T10:00:00.000Z"];
    const asked = requestClosing(paidSeller(2026), { reason: "Muutan.", requestedAt: first }, "2026-06-01");
    expect(asked.closingRequest).toEqual({ reason: "Muutan.", requestedAt: first });
    const again = { reason: "Muutan.", requestedAt: second };
    expect(requestClosing(asked, again, "2026-06-02")).toBe(asked);
    const other = { reason: "", requestedAt: second };
    expect(requestClosing(asked, other, "2026-06-02").closingRequest).toEqual(other);
  });
});

const event = fc.record({
  kind: fc.constantFrom("payment", "notice", "withdrawal", "nothing"),
  wait: fc.integer({ min: 0, max: 120 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** A payment of an open account is for its first unpaid year, at most the next one; that of a closed one opens it for this year. */
function pay(user: Seller, today: CalendarDay): Seller {
  const { userAccount } = user;
  const year = toYear(today);
  const first = userAccount.isActive ? (toContractFacts(userAccount).paidUntil ?? year - 1) + 1 : year;
  const activation = { active: true, paid: true, paidUntil: Math.min(Math.max(first, year), year + 1) };
  return { ...user, userAccount: applyActivation(userAccount, activation, toYearEnd(year)) };
}

/** What the API does; it rejects what a contract that has ended does not allow. */
function happen(user: Seller, { kind }: Event, today: CalendarDay): Seller {
  if (kind === "payment") return pay(user, today);
  if (kind === "nothing" || !hasContract(user, today)) return user;
  return kind === "notice" ? giveNotice(user, today) : withdrawNotice(user, today);
}

/** The user after the nightly job, which looks at nobody whose day has not come. */
function passNight(user: Seller, today: CalendarDay): Seller {
  const next = toNextNotice(user);
  return next === null || next > today
    ? user
    : { ...user, userAccount: passDay(user.userAccount, today).account };
}

/** Calls `see` on each day with the user as the job of its night has left them, before and after what happens on it. */
function play(events: readonly Event[], see: (user: Seller, today: CalendarDay) => void): void {
  let today: CalendarDay = "2024-06-01";
  let user = paidSeller(2024);
  for (const happening of events) {
    for (let day = 0; day < happening.wait; day += 1) {
      today = addDays(today, 1);
      user = passNight(user, today);
      see(user, today);
    }
    user = happen(user, happening, today);
    see(user, today);
  }
}

describe("no sequence of payments, notices, withdrawals and days", () => {
  const events = fc.array(event, { maxLength: 25 });

  test("closes an account in a year that is paid for", () => {
    fc.assert(
      fc.property(events, (happened) => {
        play(happened, ({ userAccount }, today) => {
          if ((userAccount.paidUntil ?? 0) >= toYear(today)) expect(userAccount.isActive).toBe(true);
        });
      }),
    );
  });

  test("keeps an account open that is unpaid 28 days after the due date, or whose contract has ended", () => {
    fc.assert(
      fc.property(events, (happened) => {
        play(happened, ({ userAccount }, today) => {
          const year = toYear(today);
          const { paidUntil = 0, noticeGiven } = userAccount;
          if ((paidUntil ?? 0) >= year) return;
          const isOver = noticeGiven ? noticeEnd(noticeGiven) < year : false;
          const isOverdue = today >= addDays(dueDay(year), 28) || (paidUntil ?? 0) < year - 1;
          expect(userAccount.isActive).toBe(!isOver && !isOverdue);
        });
      }),
    );
  });

  test("takes away the right to give notice until its last day of the year", () => {
    fc.assert(
      fc.property(events, (happened) => {
        play(happened, (user, today) => {
          if (!user.userAccount.isActive || user.userAccount.noticeGiven) return;
          if (today > lastNoticeDay(toYear(today))) return;
          const facts = toContractFacts(giveNotice(user, today).userAccount);
          const paidUntil = facts.paidUntil ?? 0;
          expect(lastContractDay(facts)).toBe(`${Math.max(toYear(today), paidUntil)}-12-31`);
        });
      }),
    );
  });
});
