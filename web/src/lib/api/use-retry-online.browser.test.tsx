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

function Failed({ onRetry }: { onRetry(): void }) {
  useRetryOnline("failed", onRetry);
  return null;
}

/** A part that each attempt mounts anew, as a suspended one. */
function Part({ attempts }: { attempts: number }) {
  const [attempt, setAttempt] = useState(0);
  const onRetry = () => {
    retry();
    setAttempt(attempt + 1);
  };
  return attempt < attempts ? <Failed key={attempt} onRetry={onRetry} /> : "Ladattu";
}

/** A part whose failure is the same value after each attempt. */
function UnchangedPart() {
  useRetryOnline("failed", retry);
  return null;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("what fails again soon after the browser is back online is retried, also by a part that is mounted anew", async () => {
  const screen = await render(<Part attempts={4} />);
  window.dispatchEvent(new Event("online"));
  for (let second = 0; second < 15; second += 1) await pass(1_000);
  await expect.element(screen.getByText("Ladattu")).toBeVisible();
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
  await render(<Part attempts={1} />);
  await pass(60_000);
  expect(retry).not.toHaveBeenCalled();
});
