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

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("what fails again soon after the browser is back online is retried, also by a part that is mounted anew", async () => {
  const screen = await render(<Part attempts={4} />);
  window.dispatchEvent(new Event("online"));
  for (let attempt = 1; attempt < 4; attempt += 1) await pass(2_000);
  await expect.element(screen.getByText("Ladattu")).toBeVisible();
});

test("what still fails a while later is left to the visitor", async () => {
  retry.mockClear();
  await render(<Part attempts={1000} />);
  window.dispatchEvent(new Event("online"));
  await pass(60_000);
  expect(retry.mock.calls.length).toBeLessThan(10);
});

test("offline nothing is retried", async () => {
  retry.mockClear();
  await pass(60_000);
  await render(<Part attempts={1} />);
  await pass(60_000);
  expect(retry).not.toHaveBeenCalled();
});
