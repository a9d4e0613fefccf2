import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Recall } from "./recall.ts";
import { chooseChannel } from "./recall-channel.ts";
import { type RecallChannel, recallStates } from "./recall-labels.ts";
import * as rules from "./recall-rules.ts";
import { createSampleRecall, sampleRecallForm } from "./testing/sample-recall.ts";

const at = "2026-11-28T13:00:00.000Z";
const reason = "Näyte tutkittiin: puu ei ole kyllästettyä.";
const pass = (recall: Recall, channels: readonly RecallChannel[], isLast = false) =>
  rules.passBatch(recall, { checked: channels.length, channels, isLast }, at);

describe("a product", () => {
  test.each([
    [null, null],
    ["notifying", "alreadyRecalled"],
    ["notified", "alreadyRecalled"],
    ["correcting", "alreadyRecalled"],
    ["takenBack", null],
  ] as const)("with a recall in the state %s: %s", (state, obstacle) => {
    expect(rules.findRecallObstacle(state && { state })).toBe(obstacle);
  });

  test("that is recalled again has another round and starts from nothing", () => {
    const before = createSampleRecall({ state: "takenBack" });
    const again = rules.startRecall(before, sampleRecallForm, { before, orders: 7 }, at);
    expect(again).toMatchObject({ round: 2, state: "notifying", takenBack: null, recalledAt: at });
    expect(again.progress).toMatchObject({ orders: 7, checked: 0, mailed: 0 });
  });
});

describe("a recall", () => {
  test.each([
    ["notifying", null],
    ["notified", null],
    ["correcting", "recallTakenBack"],
    ["takenBack", "recallTakenBack"],
  ] as const)("in the state %s is taken back: %s", (state, obstacle) => {
    expect(rules.findTakingBackObstacle({ state })).toBe(obstacle);
  });

  test("of which nobody was told needs no correction", () => {
    expect(rules.takeBackRecall(createSampleRecall(), reason, at).state).toBe("takenBack");
    const told = pass(createSampleRecall(), ["sms"]);
    expect(told && rules.takeBackRecall(told, reason, at).state).toBe("correcting");
    const unreached = pass(createSampleRecall(), [null]);
    expect(unreached && rules.takeBackRecall(unreached, reason, at).state).toBe("takenBack");
  });

  test("that was taken back tells nobody any more", () => {
    const cancelled = rules.takeBackRecall(createSampleRecall(), reason, at);
    expect(pass(cancelled, ["mail"], true)).toBeNull();
  });
});

test.each([
  [{ email: "aino@posti.example", phonenumber: "050 000 0123" }, "mail"],
  [{ email: "", phonenumber: "050 000 0123" }, "sms"],
  [{ email: "aino ät posti", phonenumber: "0500000123" }, "sms"],
  [{ email: "", phonenumber: "09 123 4567" }, null],
  [{ email: "", phonenumber: "" }, null],
] as const)("the buyer %j is told by %s", (buyer, channel) => {
  expect(chooseChannel(buyer)).toBe(channel);
});

test.each([
  ["queued", 0, true, false],
  ["queued", 1, true, true],
  ["sending", 1, true, true],
  ["failed", 5, true, true],
  ["sent", 1, false, true],
  ["kept", 1, false, true],
] as const)(
  "a message in the state %s after %i attempts: retracted %s, corrected %s",
  (state, attempts, isRetracted, isCorrected) => {
    expect(rules.planCorrection({ state, attempts })).toEqual({ isRetracted, isCorrected });
  },
);

test("who was told by a message that has expired is told of the correction", () => {
  expect(rules.planCorrection(null)).toEqual({ isRetracted: false, isCorrected: true });
});

const channel = fc.constantFrom<RecallChannel[]>("mail", "sms", null);
const command = fc.oneof(
  fc.record({
    kind: fc.constant("batch" as const),
    channels: fc.array(channel, { maxLength: 5 }),
    isLast: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("takeBack" as const) }),
  fc.record({ kind: fc.constant("correct" as const), isCorrected: fc.boolean() }),
);
type Command = typeof command extends fc.Arbitrary<infer Each> ? Each : never;

const countCorrections = ({ progress }: Recall) => progress.corrected + progress.retracted;

/** A recall after a command, or the same when its state does not allow it. */
function run(recall: Recall, step: Command): Recall {
  if (step.kind === "batch") return pass(recall, step.channels, step.isLast) ?? recall;
  if (step.kind === "takeBack")
    return rules.findTakingBackObstacle(recall) ? recall : rules.takeBackRecall(recall, reason, at);
  const left = rules.countTold(recall.progress) - countCorrections(recall);
  if (left === 0) return recall;
  const correction = { isRetracted: !step.isCorrected, isCorrected: step.isCorrected };
  return rules.passCorrections(recall, { corrections: [correction], isLast: left === 1 }, at) ?? recall;
}

test("in any order of commands the states only go on, nobody is told after it was taken back, and all who were told are corrected", () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let recall = createSampleRecall();
      for (const step of commands) {
        const before = recall;
        recall = run(before, step);
        const told = rules.countTold(recall.progress);
        expect(recallStates.indexOf(recall.state)).toBeGreaterThanOrEqual(recallStates.indexOf(before.state));
        expect(rules.isInForce(recall)).toBe(recall.takenBack === null);
        if (before.takenBack) expect(told).toBe(rules.countTold(before.progress));
        expect(countCorrections(recall)).toBeLessThanOrEqual(told);
        if (recall.state === "takenBack") expect(countCorrections(recall)).toBe(told);
      }
    }),
  );
});
