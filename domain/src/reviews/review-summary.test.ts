import fc from "fast-check";
import { expect, test } from "vitest";
import { describeRating, formatAverage, hasAverage } from "./average.ts";
import { listFactCounts } from "./review-facts.ts";
import { type Counted, countReviews, emptySummary, replaceCounted } from "./review-summary.ts";

const fact = fc.boolean();
const words = fc.record({
  stars: fc.integer({ min: 1, max: 5 }),
  facts: fc.record({ dryness: fact, amount: fact, onTime: fact }, { requiredKeys: [] }),
});

const step = fc.record({
  order: fc.integer({ min: 0, max: 5 }),
  what: fc.constantFrom("write", "hide", "restore", "delete"),
  words,
});

/** A review after a step; the first writing makes it, a later one changes it unless it is hidden. */
function takeStep(
  before: Counted | null,
  { what, words: written }: { what: string; words: Omit<Counted, "isHidden"> },
) {
  switch (what) {
    case "write":
      return before?.isHidden ? before : { ...written, isHidden: false };
    case "delete":
      return null;
    default:
      return before && { ...before, isHidden: what === "hide" };
  }
}

test("after any writing, changing, hiding, showing and deleting, the summary equals a recount", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const reviews = new Map<number, Counted>();
      let summary = emptySummary;
      for (const each of steps) {
        const before = reviews.get(each.order) ?? null;
        const after = takeStep(before, each);
        summary = replaceCounted(summary, before, after);
        if (after) reviews.set(each.order, after);
        else reviews.delete(each.order);
      }
      expect(summary).toEqual(countReviews([...reviews.values()]));
    }),
  );
});

test("hidden reviews are not counted", () => {
  const review = { stars: 1, facts: { amount: false }, isHidden: true };
  expect(countReviews([review])).toEqual(emptySummary);
});

test("an average is shown from three reviews on", () => {
  expect([0, 1, 2, 3, 4].map((count) => hasAverage({ count }))).toEqual([false, false, false, true, true]);
});

test("the average lies between the fewest and the most stars", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 3, maxLength: 50 }), (written) => {
      const summary = countReviews(written.map((each) => ({ ...each, isHidden: false })));
      const shown = Number(formatAverage(summary).replace(",", "."));
      const stars = written.map((each) => each.stars);
      expect(shown).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(shown).toBeLessThanOrEqual(Math.max(...stars));
    }),
  );
});

test("an average has one decimal, and is read out in words", () => {
  expect(formatAverage({ count: 3, stars: 14 })).toBe("4,7");
  expect(formatAverage({ count: 3, stars: 15 })).toBe("5,0");
  expect(describeRating({ count: 12, stars: 56 })).toBe("4,7 tähteä viidestä, 12 arvostelua");
});

test("only facts that somebody has said something of are listed", () => {
  const summary = countReviews([
    { stars: 5, facts: { amount: true }, isHidden: false },
    { stars: 2, facts: { amount: false, onTime: true }, isHidden: false },
  ]);
  expect(listFactCounts(summary)).toEqual([
    { fact: "amount", yes: 1, of: 2 },
    { fact: "onTime", yes: 1, of: 1 },
  ]);
});
