import fc from "fast-check";
import { expect, test } from "vitest";
import { endHidingByRecall, findHidingReason, type HiddenListing, hideByRecall, hideFor } from "./hiding.ts";

const at = "2026-11-28T12:00:00.000Z";

test("a recalled listing cannot be shown but by taking the recall back, and is then as it was decided otherwise", () => {
  const reason = fc.option(fc.constantFrom("Kuva on toisen.", "Hinta on väärä."));
  fc.assert(
    fc.property(reason, fc.array(reason), (before, during) => {
      const hidden = before === null ? null : hideFor(null, before, at);
      let recalled: HiddenListing | null = hideByRecall(hidden, "Savu on myrkyllistä.", at);
      expect(findHidingReason(recalled)).toBe(before);
      for (const each of during) {
        recalled = hideFor(recalled, each, at);
        expect(recalled).toMatchObject({ isRecall: true, reason: "Savu on myrkyllistä." });
      }
      const last = during.length === 0 ? before : during.at(-1);
      expect(endHidingByRecall(recalled)?.reason ?? null).toBe(last);
    }),
  );
});

test("taking back a recall changes nothing of a listing that is hidden for another reason", () => {
  const hidden = hideFor(null, "Kuva on toisen.", at);
  expect(endHidingByRecall(hidden)).toEqual(hidden);
  expect(endHidingByRecall(undefined)).toBeNull();
});
