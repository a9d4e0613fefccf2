import { onTestFinished, vi } from "vitest";

/**
 * Replaces the timers that wait for an undo, until the end of the test.
 * @returns a function that lets the ten seconds pass
 */
export function holdDeletions(): () => Promise<unknown> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return () => vi.advanceTimersByTimeAsync(10_000);
}
