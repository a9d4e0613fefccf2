import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("a memoized value is created on first use, and once", () => {
  const make = vi.fn(() => ({}));
  const made = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
