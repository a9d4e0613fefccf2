import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answerTimes,
  canAgreeOnTime,
  formatTimeWindow,
  getAgreedTime,
  isProposable,
  proposeTimes,
  toSortTime,
} from "./agree-time.ts";
import { cancelOrder } from "./cancellation.ts";
import { type Order, orderStatuses } from "./order.ts";
import { ProposedTimes, type TimeWindow } from "./order-times.ts";
import { createSampleOrder } from "./testing/sample-order.ts";

const at = "2026-11-28T10:00:00.000Z";
const morning: TimeWindow = { day: "2026-12-02", from: "09:00", until: "12:00" };
const evening: TimeWindow = { day: "2026-12-02", from: "17:00", until: "19:30" };
const nextDay: TimeWindow = { day: "2026-12-03" };

function propose(...times: TimeWindow[]) {
  const order = proposeTimes(createSampleOrder(), times, at);
  if (!order) throw new Error("it is not too late");
  return order;
}

const answer = (order: ReturnType<typeof propose>, chosen: number | null, proposedAt = at) =>
  answerTimes(order, { proposedAt, chosen }, "2026-11-28T11:00:00.000Z");

describe("proposed times", () => {
  test("are sorted by their start, a whole day before its hours", () => {
    const wholeDay = { day: "2026-12-02" };
    expect(propose(nextDay, evening, morning, wholeDay).times?.proposed).toEqual([
      wholeDay,
      morning,
      evening,
      nextDay,
    ]);
  });

  test("that are already proposed change nothing, until the buyer has rejected them", () => {
    const order = propose(morning, evening);
    expect(proposeTimes(order, [evening, morning], "2026-11-28T12:00:00.000Z")).toBe(order);
    const rejected = answer(order, null);
    if (typeof rejected === "string") throw new Error(rejected);
    const again = proposeTimes(rejected, [morning, evening], "2026-11-28T12:00:00.000Z");
    expect(again?.times).toEqual({ proposed: [morning, evening], proposedAt: "2026-11-28T12:00:00.000Z" });
  });

  test.each([
    ["no time", []],
    ["four times", [morning, evening, nextDay, { day: "2026-12-04" }]],
    ["the same time twice", [morning, morning]],
    ["an end before the start", [{ day: "2026-12-02", from: "12:00", until: "09:00" }]],
    ["a start without an end", [{ day: "2026-12-02", from: "12:00" }]],
    ["an end without a start", [{ day: "2026-12-02", until: "12:00" }]],
    ["a day that there is not", [{ day: "2026-02-30" }]],
    ["an hour that there is not", [{ day: "2026-12-02", from: "12:00", until: "24:00" }]],
  ])("are not %s", (_, times) => {
    expect(ProposedTimes.safeParse(times).success).toBe(false);
  });

  test.each([
    ["2026-11-27", false],
    ["2026-11-28", true],
    ["2027-05-27", true],
    ["2027-05-28", false],
  ])("may be on %s when today is 28.11.2026: %s", (day, expected) => {
    expect(isProposable({ day }, "2026-11-28")).toBe(expected);
  });
});

describe("an answer", () => {
  test("makes the chosen time the agreed one, by which the order is sorted", () => {
    const order = propose(morning, nextDay);
    expect([getAgreedTime(order), toSortTime(order)]).toEqual([null, "9999"]);
    const answered = answer(order, 0);
    if (typeof answered === "string") throw new Error(answered);
    expect([getAgreedTime(answered), toSortTime(answered)]).toEqual([morning, "2026-12-02T09:00-12:00"]);
  });

  test("to times that the seller has replaced is not taken", () => {
    expect(answer(propose(morning), 0, "2026-11-27T10:00:00.000Z")).toBe("timesChanged");
  });

  test("may give an agreed time back, but not exchange it", () => {
    const agreed = answer(propose(morning, evening), 0);
    if (typeof agreed === "string") throw new Error(agreed);
    expect(answer(agreed, 1)).toBe("timesChanged");
    expect(answer(agreed, 0)).toBe(agreed);
    expect(answer(agreed, null)).toMatchObject({ times: { answer: { chosen: null } } });
  });
});

test("a time whose day is over is not chosen, also at New Year, but can be rejected", () => {
  const order = propose({ day: "2026-12-31", from: "10:00", until: "12:00" });
  const newYear = "2026-12-31T22:00:00.000Z";
  expect(answerTimes(order, { proposedAt: at, chosen: 0 }, newYear)).toBe("timePast");
  expect(answerTimes(order, { proposedAt: at, chosen: 0 }, "2026-12-31T21:59:59.000Z")).toBeTypeOf("object");
  expect(answerTimes(order, { proposedAt: at, chosen: null }, newYear)).toBeTypeOf("object");
});

test("no time is agreed on about an order that is delivered or has ended", () => {
  const order = propose(morning);
  const delivered = { ...order, status: "delivered" } as const;
  const ended = cancelOrder(order, "buyer", at);
  if (!ended) throw new Error("it can be cancelled");
  for (const over of [delivered, ended]) {
    expect([canAgreeOnTime(over), proposeTimes(over, [evening], at), answer(over, 0)]).toEqual([
      false,
      null,
      "orderMovedOn",
    ]);
  }
});

const step = fc.oneof(
  fc.record({ propose: fc.subarray([morning, evening, nextDay], { minLength: 1 }) }),
  fc.record({ chosen: fc.constantFrom(0, 1, 2, null), isLatest: fc.boolean() }),
  fc.record({ status: fc.constantFrom(...orderStatuses) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The order after a step of one of its parties, at a time. */
function play(order: Order, act: Step, now: string): Order {
  if ("propose" in act) return proposeTimes(order, act.propose, now) ?? order;
  if ("status" in act) return { ...order, status: act.status };
  const proposedAt = act.isLatest ? (order.times?.proposedAt ?? at) : "2026-01-01T00:00:00.000Z";
  const answered = answerTimes(order, { proposedAt, chosen: act.chosen }, now);
  return typeof answered === "string" ? order : answered;
}

test("whatever seller and buyer do, an agreed time is one that was proposed last, and nothing else of the order changes", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let order = createSampleOrder();
      const { times: _times, status: _status, ...others } = order;
      for (const [index, act] of steps.entries()) {
        const before = order;
        order = play(order, act, new Date(Date.parse(at) + index * 60_000).toISOString());
        if (before.status === "delivered" && !("status" in act)) expect(order).toBe(before);
        const agreed = getAgreedTime(order);
        if (agreed) expect(order.times?.proposed).toContain(agreed);
        expect(order).toMatchObject(others);
      }
    }),
  );
});

test("a time is written with its weekday, as Finns write it", () => {
  expect([morning, evening, nextDay].map(formatTimeWindow)).toEqual([
    "ke 2.12.2026 klo 9.00–12.00",
    "ke 2.12.2026 klo 17.00–19.30",
    "to 3.12.2026",
  ]);
});
