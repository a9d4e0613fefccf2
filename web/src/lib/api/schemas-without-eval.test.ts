import "./schemas-without-eval.ts";
import { expect, test } from "vitest";
import { config } from "zod/mini";

test("zod does not try eval", () => {
  expect(config().jitless).toBe(true);
});
