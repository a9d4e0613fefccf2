import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useRetryOnline } from "./use-retry-online.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const retry = vi.fn();

function Failed({ attempt, onRetry }: { attempt: number; onRetry(): void }) {
  useRetryOnline("failed", onRetry);
  return <p>Yritys {attempt}</p>;
}

/** A part that each attempt mounts anew, as a suspended one. */
function RemountedPart() {
  const [attempt, setAttempt] = useState(0);
  return <Failed key={attempt} attempt={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A part whose failure is the same value after each attempt. */
function UnchangedPart() {
  useRetryOnline("failed", retry);
  return null;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a part that each attempt mounts anew is retried as well", async () => {
  const screen = await render(<RemountedPart />);
  window.dispatchEvent(new Event("online"));
  for (const [attempt, pause] of [2_000, 4_000, 8_000, 0].entries()) {
    await expect.element(screen.getByText(`Yritys ${attempt + 1}`)).toBeVisible();
    await pass(pause);
  }
});

test("what fails in the same way each time is retried three times more", async () => {
  retry.mockClear();
  await render(<UnchangedPart />);
  window.dispatchEvent(new Event("online"));
  await pass(60_000);
  expect(retry).toHaveBeenCalledTimes(4);
});

test("offline nothing is retried", async () => {
  retry.mockClear();
  await pass(60_000);
  await render(<UnchangedPart />);
  await pass(60_000);
  expect(retry).not.toHaveBeenCalled();
});
