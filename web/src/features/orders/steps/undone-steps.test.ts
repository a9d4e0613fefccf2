import { expect, test } from "vitest";
import { formatUndoneSteps } from "./undone-steps.ts";

test.each([
  [12, 0, "12 siirtoa on peruttu."],
  [2, 1, "2 siirtoa on peruttu. 1 siirto on jo lähetetty, eikä sitä voi enää perua."],
  [0, 3, "3 siirtoa on jo lähetetty, eikä niitä voi enää perua."],
])("of %i undone and %i sent steps is told: %3$s", (undone, late, text) => {
  expect(formatUndoneSteps(undone, late)).toBe(text);
});
