import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../finnish-date.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import {
  accountState,
  type ContractFacts,
  closingDay,
  dueDay,
  invoiceDay,
  lastNoticeDay,
  listNotices,
  nextNoticeDay,
  noticeEnd,
} from "./contract-year.ts";

const paid = (paidUntil: number | null): ContractFacts => ({ paidUntil, noticeGiven: null });
const given = (paidUntil: number, noticeGiven: CalendarDay): ContractFacts => ({ paidUntil, noticeGiven });

/** The notices of some days as `day kind`. */
const tell = (facts: ContractFacts, from: CalendarDay | null, to: CalendarDay) =>
  listNotices(facts, from, to).map(({ day, kind }) => `${day} ${kind}`);

describe("the invoice of a year", () => {
  test("is dated 1 February", { tags: "s9-7" }, () => {
    expect(invoiceDay(2027)).toBe("2027-02-01");
  });

  test.each([
    { year: 2027, due: "2027-02-28" },
    { year: 2028, due: "2028-02-29" },
    { year: 2100, due: "2100-02-28" },
  ])("of $year is due on the last day of February, $due", ({ year, due }) => {
    expect(dueDay(year)).toBe(due);
  });
});

describe("an account that is paid for 2026", () => {
  test.each([
    { day: "2026-01-01", state: "active", when: "in its year" },
    { day: "2026-12-31", state: "active", when: "on the last day of its year" },
    { day: "2027-01-01", state: "active", when: "in January, when no invoice has come" },
    { day: "2027-02-28", state: "active", when: "on the due date" },
    { day: "2027-03-01", state: "grace", when: "on the day after the due date" },
    { day: "2027-03-13", state: "grace", when: "on the day before the reminder" },
    { day: "2027-03-14", state: "overdue", when: "with the reminder" },
    { day: "2027-03-27", state: "overdue", when: "on the last day before the closing" },
    { day: "2027-03-28", state: "closed", when: "28 days after the due date" },
    { day: "2030-06-01", state: "closed", when: "years later" },
  ])("is $state $when", { tags: "s9-14" }, ({ day, state }) => {
    expect(accountState(paid(2026), day)).toBe(state);
  });

  test("is told 30 and 7 days before the closing, reminded in between, and told of the closing", {
    tags: "s9-95",
  }, () => {
    expect(tell(paid(2026), null, "2030-01-01")).toEqual([
      "2027-02-26 closingIn30",
      "2027-03-14 reminder",
      "2027-03-21 closingIn7",
      "2027-03-28 closed",
    ]);
  });

  test("that is paid in December for 2027 is active through 2027, and told nothing", {
    tags: "s9-96",
  }, () => {
    expect(accountState(paid(2027), "2027-12-31")).toBe("active");
    expect(tell(paid(2027), null, "2028-02-01")).toEqual([]);
  });

  test("hears nothing twice of a day that has been told", () => {
    expect(tell(paid(2026), "2027-02-26", "2027-03-14")).toEqual(["2027-03-14 reminder"]);
    expect(tell(paid(2026), "2027-03-14", "2027-03-14")).toEqual([]);
  });

  test("changes next with its next notice, and keeps being due once its closing is over", () => {
    expect(nextNoticeDay(paid(2026), null)).toBe("2027-02-26");
    expect(nextNoticeDay(paid(2026), "2027-02-26")).toBe("2027-03-14");
    expect(nextNoticeDay(paid(2026), "2027-05-01")).toBe("2027-03-28");
  });
});

test("a leap year moves the due date and the first warning by a day, and no other day", () => {
  expect(tell(paid(2027), null, "2030-01-01")).toEqual([
    "2028-02-27 closingIn30",
    "2028-03-14 reminder",
    "2028-03-21 closingIn7",
    "2028-03-28 closed",
  ]);
  expect(accountState(paid(2027), "2028-02-29")).toBe("active");
  expect(accountState(paid(2027), "2028-03-01")).toBe("grace");
});

describe("notice", () => {
  test("is given a week before the end of the year at the latest", { tags: "s9-15" }, () => {
    expect(lastNoticeDay(2026)).toBe("2026-12-24");
    expect(noticeEnd("2026-12-24")).toBe(2026);
    expect(noticeEnd("2026-12-25")).toBe(2027);
  });

  test("in time ends the contract with the year", () => {
    const facts = given(2026, "2026-11-15");
    expect(accountState(facts, "2026-12-31")).toBe("active");
    expect(accountState(facts, "2027-01-01")).toBe("closed");
    expect(tell(facts, null, "2030-01-01")).toEqual([
      "2026-12-02 closingIn30",
      "2026-12-25 closingIn7",
      "2027-01-01 closed",
    ]);
  });

  test("on its last day leaves out the warning that would have come before it", () => {
    expect(tell(given(2026, "2026-12-24"), null, "2030-01-01")).toEqual([
      "2026-12-25 closingIn7",
      "2027-01-01 closed",
    ]);
  });

  test("too late leaves the next year to be paid, and ends the contract with it", () => {
    const late = "2026-12-25";
    expect(closingDay(given(2026, late))).toBe("2027-03-28");
    expect(accountState(given(2026, late), "2027-03-14")).toBe("overdue");
    expect(closingDay(given(2027, late))).toBe("2028-01-01");
  });

  test("never cuts short a year that is paid for", () => {
    expect(closingDay(given(2027, "2026-11-15"))).toBe("2028-01-01");
  });
});

test("an account of which no year is covered is closed, and has nothing to be told", () => {
  expect(accountState(paid(null), "2026-11-21")).toBe("closed");
  expect([closingDay(paid(null)), nextNoticeDay(paid(null), null)]).toEqual([null, null]);
  expect(tell(paid(null), null, "2099-01-01")).toEqual([]);
});

const firstDay = "2023-01-01";
const day = fc.integer({ min: 0, max: 10 * 365 }).map((count) => addDays(firstDay, count));
const year = fc.integer({ min: 2022, max: 2034 });
const facts = fc.record({ paidUntil: year, noticeGiven: fc.option(day) });

/** What happens to an account so many days after the event before. */
const event = fc.record({
  kind: fc.constantFrom("payment", "notice", "withdrawal", "nothing"),
  wait: fc.integer({ min: 0, max: 200 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const toYear = (today: CalendarDay) => Number(today.slice(0, 4));

/** The facts after an event. A payment is for the first year that is not paid for, be it the next one. Notice of what has ended stays. */
function apply(facts: ContractFacts, { kind }: Event, today: CalendarDay): ContractFacts {
  const { paidUntil, noticeGiven } = facts;
  if (kind === "withdrawal" && accountState(facts, today) !== "closed")
    return { paidUntil, noticeGiven: null };
  if (kind === "payment") return { paidUntil: Math.max((paidUntil ?? 0) + 1, toYear(today)), noticeGiven };
  return { paidUntil, noticeGiven: kind === "notice" ? (noticeGiven ?? today) : noticeGiven };
}

/** The facts on the day of each event. */
function play(events: readonly Event[]): { today: CalendarDay; facts: ContractFacts }[] {
  let today: CalendarDay = "2024-06-01";
  let facts = paid(2024);
  return events.map((happening) => {
    today = addDays(today, happening.wait);
    facts = apply(facts, happening, today);
    return { today, facts };
  });
}

const events = fc.array(event, { maxLength: 40 });
const isPaid = ({ paidUntil }: ContractFacts, today: CalendarDay) => (paidUntil ?? 0) >= toYear(today);

describe("whatever happens", () => {
  test("a paid account is never closed, nor in grace", () => {
    fc.assert(
      fc.property(events, (happened) => {
        for (const { today, facts: now } of play(happened))
          if (isPaid(now, today)) expect(accountState(now, today)).toBe("active");
      }),
    );
  });

  test("an unpaid account is closed from 28 March on, or on 1 January if it was unpaid before or notice was given", () => {
    fc.assert(
      fc.property(events, (happened) => {
        for (const { today, facts: now } of play(happened).filter((one) => !isPaid(one.facts, one.today))) {
          const lastYear = toYear(today) - 1;
          const hasEnded = now.noticeGiven !== null && noticeEnd(now.noticeGiven) <= lastYear;
          const isClosed = now.paidUntil !== lastYear || hasEnded || today >= `${lastYear + 1}-03-28`;
          expect(accountState(now, today) === "closed").toBe(isClosed);
        }
      }),
    );
  });

  test("the states of a contract come in one order, each day in one of them", () => {
    const order = ["active", "grace", "overdue", "closed"];
    fc.assert(
      fc.property(facts, day, (stored, today) => {
        const [now, next] = [accountState(stored, today), accountState(stored, addDays(today, 1))];
        expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(now));
        expect(now === "closed").toBe(today >= (closingDay(stored) ?? ""));
      }),
    );
  });

  test("each notice comes once, whichever days a job skips", () => {
    fc.assert(
      fc.property(facts, fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (stored, waits) => {
        const told: string[] = [];
        let sentUntil: CalendarDay | null = null;
        let today = `${stored.paidUntil}-11-01`;
        for (const wait of waits) {
          today = addDays(today, wait);
          told.push(...tell(stored, sentUntil, today));
          sentUntil = today;
        }
        expect(told).toEqual(tell(stored, null, today));
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });

  test("nothing changes before the next notice", () => {
    fc.assert(
      fc.property(facts, day, (stored, sentUntil) => {
        const next = nextNoticeDay(stored, sentUntil) ?? "";
        const before = addDays(next, -1);
        expect(listNotices(stored, sentUntil, before)).toEqual([]);
        if (next > sentUntil) expect(listNotices(stored, sentUntil, next)).toHaveLength(1);
        else expect(accountState(stored, sentUntil)).toBe("closed");
      }),
    );
  });

  test("a seller is warned at least twice before an account is closed that nobody gave notice of", () => {
    fc.assert(
      fc.property(year, (paidUntil) => {
        const kinds = listNotices(paid(paidUntil), null, closingDay(paid(paidUntil)) ?? "").map(
          ({ kind }) => kind,
        );
        expect(kinds).toEqual(["closingIn30", "reminder", "closingIn7", "closed"]);
      }),
    );
  });
});
