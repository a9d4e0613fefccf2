import { describe, expect, test } from "vitest";
import {
  beginSending,
  finishSending,
  markKept,
  type OutgoingMessage,
  recordFailedAttempt,
} from "./outgoing-message.ts";

const noon = new Date("2026-11-21T12:00:00.000Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const queued: OutgoingMessage = {
  _id: "order-1-confirmation",
  channel: "sms",
  to: "+358500000123",
  text: "Hei",
  state: "queued",
  attempts: 0,
  nextAttemptAt: noon.toISOString(),
};
const sending: OutgoingMessage = {
  ...queued,
  state: "sending",
  attempts: 1,
  nextAttemptAt: later(5).toISOString(),
};

describe("a message is taken by one sender at a time", () => {
  test("who has it for five minutes", () => {
    expect(beginSending(queued, noon)).toEqual({
      state: "sending",
      attempts: 1,
      nextAttemptAt: later(5).toISOString(),
    });
    expect(beginSending(sending, later(4))).toBeNull();
  });

  test("and by another when the first never came back", () => {
    expect(beginSending(sending, later(5))).toMatchObject({ state: "sending", attempts: 2 });
  });

  test("at once, even by a sender whose clock is behind", () => {
    expect(beginSending(queued, later(-1))).toMatchObject({ state: "sending" });
  });

  test("not again before its time, once an attempt has failed", () => {
    const waiting: OutgoingMessage = { ...queued, attempts: 1, nextAttemptAt: later(1).toISOString() };
    expect(beginSending(waiting, later(0.9))).toBeNull();
    expect(beginSending(waiting, later(1))).toMatchObject({ state: "sending", attempts: 2 });
  });

  test.each(["sent", "failed", "kept"] as const)("not when it is %s", (state) => {
    expect(beginSending({ ...queued, state }, later(10_000))).toBeNull();
  });

  test("and has failed when the sender of the last attempt never came back", () => {
    expect(beginSending({ ...sending, attempts: 6 }, later(5))).toEqual({
      state: "failed",
      lastError: "LEASE_EXPIRED",
    });
  });
});

test.each([
  { attempt: 1, minutes: 1 },
  { attempt: 2, minutes: 5 },
  { attempt: 3, minutes: 30 },
  { attempt: 4, minutes: 120 },
  { attempt: 5, minutes: 720 },
])("after failed attempt $attempt it is tried again in $minutes minutes", ({ attempt, minutes }) => {
  expect(recordFailedAttempt({ ...sending, attempts: attempt }, attempt, "EDNS", noon)).toEqual({
    state: "queued",
    nextAttemptAt: later(minutes).toISOString(),
    lastError: "EDNS",
  });
});

test("after the sixth failed attempt a message has failed", () => {
  expect(recordFailedAttempt({ ...sending, attempts: 6 }, 6, "EDNS", noon)).toEqual({
    state: "failed",
    lastError: "EDNS",
  });
});

test("a sender who comes back too late does not disturb the next one's attempt", () => {
  expect(recordFailedAttempt({ ...sending, attempts: 2 }, 1, "EDNS", noon)).toBeNull();
  expect(recordFailedAttempt({ ...sending, state: "sent" }, 1, "EDNS", noon)).toBeNull();
});

test("a message that was sent counts as sent, even when somebody began it anew meanwhile", () => {
  const step = { state: "sent", sentAt: noon.toISOString() };
  expect(finishSending(sending, noon)).toEqual(step);
  expect(finishSending({ ...sending, state: "queued", attempts: 2 }, noon)).toEqual(step);
  expect(finishSending({ ...sending, state: "sent" }, noon)).toBeNull();
});

test("only a queued message is kept unsent", () => {
  expect(markKept(queued)).toEqual({ state: "kept" });
  expect(markKept(sending)).toBeNull();
});
