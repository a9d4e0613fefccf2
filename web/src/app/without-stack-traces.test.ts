import { expect, test } from "vitest";

const NativeError = globalThis.Error;

test("until they are restored, errors made without `new` have a message and no stack", async () => {
  const { restoreStackTraces } = await import("./without-stack-traces.ts");
  const signal = Error("a signal");
  const error = new Error("an error");
  class OwnError extends Error {}
  const own = new OwnError("an own error");
  restoreStackTraces();

  expect(globalThis.Error).toBe(NativeError);
  expect(signal).toBeInstanceOf(NativeError);
  expect(signal.message).toBe("a signal");
  expect(signal.stack).toBeUndefined();
  expect(error.stack).toContain("an error");
  expect(own).toBeInstanceOf(OwnError);
  expect(own.stack).toContain("an own error");
});
