import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("what is made lazily is made when it is first asked for, and once", () => {
  const make = vi.fn(() => ({}));
  const made = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
