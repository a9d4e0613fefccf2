import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../finnish-date.ts";
import { toYearEnd } from "../reference-data/membership.ts";
import { applyActivation, toContractFacts } from "./account-activation.ts";
import { passDay } from "./contract-day.ts";
import { accountState } from "./contract-year.ts";
import { canMarkOffers, type UserAccount } from "./user.ts";

const open: UserAccount = {
  paid: true,
  isActive: true,
  expires: toYearEnd(2026),
  paidUntil: 2026,
  timesActivated: 1,
  account: { accountPlan: "premium" },
};

const tell = (account: UserAccount, today: string) => passDay(account, today).notices.map(({ kind }) => kind);

/** The account after the job has run on each of these days, and what its seller was told. */
function run(account: UserAccount, days: readonly string[]) {
  const told: string[] = [];
  let current = account;
  for (const day of days) {
    if (!current.isActive) break;
    told.push(...tell(current, day));
    current = passDay(current, day).account;
  }
  return { account: current, told };
}

describe("the night of a day", () => {
  test("without a notice leaves an account open, as paid as it was", () => {
    expect(passDay(open, "2027-02-25")).toEqual({
      account: { ...open, noticedUntil: "2027-02-25" },
      notices: [],
    });
  });

  test("keeps the rights of Premium until the account is closed", { tags: "s9-97" }, () => {
    expect(canMarkOffers(passDay(open, "2027-03-27").account)).toBe(true);
    expect(canMarkOffers(passDay(open, "2027-03-28").account)).toBe(false);
  });

  test("closes an account that is not paid, and says so", { tags: "s9-14" }, () => {
    const { account, notices } = passDay({ ...open, noticedUntil: "2027-03-21" }, "2027-03-28");
    expect(account).toMatchObject({ isActive: false, paid: false, timesActivated: 1 });
    expect(notices.map(({ kind }) => kind)).toEqual(["closed"]);
  });

  test("closes an account of an earlier version with the year of its end", () => {
    const { paidUntil, ...stored } = open;
    expect(passDay(stored, "2027-03-27").account.isActive).toBe(true);
    expect(passDay(stored, "2027-03-28").account.isActive).toBe(false);
  });

  test("tells once, however often it is run", () => {
    expect(run(open, ["2027-03-14", "2027-03-14"]).told).toEqual(["closingIn30", "reminder"]);
  });

  test("makes up for the nights that were skipped, but warns nobody of a closing that has come", () => {
    expect(tell(open, "2027-03-02")).toEqual(["closingIn30"]);
    expect(tell({ ...open, noticedUntil: "2027-03-20" }, "2027-04-02")).toEqual(["closed"]);
  });

  test("says that an account is closed when its payment is taken back after the closing day", () => {
    expect(tell({ ...open, noticedUntil: "2027-05-01" }, "2027-05-02")).toEqual(["closed"]);
  });
});

test("whatever admins record, the night closes what the table calls closed, and nothing else", () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays("2026-01-01", count));
  const recorded = fc.record({
    active: fc.boolean(),
    paid: fc.boolean(),
    paidUntil: fc.option(fc.integer({ min: 2025, max: 2035 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(recorded), day, (changes, today) => {
      const yearEnd = toYearEnd(Number(today.slice(0, 4)));
      const account = changes.reduce((before, change) => applyActivation(before, change, yearEnd), open);
      fc.pre(account.isActive);
      const isClosed = accountState(toContractFacts(account), today) === "closed";
      expect(passDay(account, today).account.isActive).toBe(!isClosed);
    }),
  );
});

const event = fc.record({
  kind: fc.constantFrom("payment", "notice", "night"),
  wait: fc.integer({ min: 0, max: 120 }),
});

/** The account after a payment for the first unpaid year, which opens it if it is closed, or after notice. */
function change(account: UserAccount, kind: string, today: string): UserAccount {
  const year = Number(today.slice(0, 4));
  if (kind === "notice") return { ...account, noticeGiven: account.noticeGiven ?? today };
  if (kind === "night") return account;
  const paidUntil = Math.max(year, (account.paidUntil ?? 0) + 1);
  return applyActivation(account, { active: true, paid: true, paidUntil }, toYearEnd(year));
}

test("whatever is paid, whenever notice is given and whichever nights are skipped: nobody who has paid is closed, nobody else stays, and nothing is told twice", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const told: string[] = [];
      let [account, today] = [open, "2026-01-10"];
      for (const { kind, wait } of events) {
        today = addDays(today, wait);
        account = change(account, kind, today);
        if (!account.isActive) continue;
        const passed = passDay(account, today);
        account = passed.account;
        told.push(...passed.notices.map((notice) => `${notice.ending.day} ${notice.kind}`));
        const facts = toContractFacts(account);
        expect(account.isActive).toBe(accountState(facts, today) !== "closed");
        if ((facts.paidUntil ?? 0) >= Number(today.slice(0, 4))) expect(account.isActive).toBe(true);
        else if (today.slice(5) >= "03-28") expect(account.isActive).toBe(false);
      }
      expect(new Set(told).size).toBe(told.length);
    }),
  );
});

test("an account that an admin has just opened, paid or not, is not closed in the same year", () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays("2026-01-01", count));
  fc.assert(
    fc.property(day, fc.boolean(), (today, paid) => {
      const closed = { ...open, isActive: false, paid: false, noticeGiven: "2025-11-15" };
      const year = Number(today.slice(0, 4));
      const opened = applyActivation(closed, { active: true, paid }, toYearEnd(year));
      expect(run(opened, [today, `${year}-12-31`])).toMatchObject({ account: { isActive: true }, told: [] });
    }),
  );
});
