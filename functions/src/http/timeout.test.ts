import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./timeout.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

const deadline = 10_000;
const never = () => new Promise<never>(() => undefined);

test("a call without a response in time fails with 503 and aborts its work", async () => {
  let aborted: unknown;
  const waiting = withTimeout({ headersSent: false }, deadline, async (signal) => {
    signal.addEventListener("abort", () => {
      aborted = signal.reason;
    });
    await never();
  });
  vi.advanceTimersByTime(deadline);
  await expect(waiting).rejects.toMatchObject({ code: "unavailable", status: 503 });
  expect(aborted).toMatchObject({ code: "unavailable" });
});

test("what fails after the deadline changes nothing any more", async () => {
  const gone = Promise.withResolvers<never>();
  const waiting = withTimeout({ headersSent: false }, deadline, () => gone.promise);
  vi.advanceTimersByTime(deadline);
  await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
  gone.reject(new Error("too late"));
  await expect(gone.promise).rejects.toThrow("too late");
});

test("a started response is not interrupted", async () => {
  const ended = Promise.withResolvers<void>();
  const sending = withTimeout({ headersSent: true }, deadline, () => ended.promise);
  vi.advanceTimersByTime(deadline);
  ended.resolve();
  await expect(sending).resolves.toBeUndefined();
});

test("an error before the timeout is passed on", async () => {
  const failing = withTimeout({ headersSent: false }, deadline, async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
});
