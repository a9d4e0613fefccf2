import { afterEach, beforeEach, expect, test, vi } from "vitest";

const day = 24 * 3_600_000;
const now = Date.parse("2026-11-20T12:00:00.000Z");

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now });
});
afterEach(() => void vi.useRealTimers());

/** A new page that has received responses, each sent at a time and kept for some seconds. */
async function openPage(...responses: readonly { sentAt: number; ageSeconds?: number }[]) {
  const { getServerTime, readServerClock } = await import("./server-clock.ts");
  for (const { sentAt, ageSeconds } of responses) {
    const headers = {
      date: new Date(sentAt).toUTCString(),
      ...(ageSeconds !== undefined && { age: String(ageSeconds) }),
    };
    readServerClock(new Response(null, { headers }), Date.now());
  }
  return { getServerTime };
}

test("before a response the device's clock counts, also when it differs by seconds", async () => {
  expect((await openPage()).getServerTime()).toBe(now);
  expect((await openPage({ sentAt: now - 3000 })).getServerTime()).toBe(now);
});

test.each([35, -35])("a clock that is off by %i days is corrected", async (days) => {
  const { getServerTime } = await openPage({ sentAt: now - days * day });
  expect(getServerTime()).toBe(now - days * day);
});

test("a response from a cache does not turn the clock back", async () => {
  const { getServerTime } = await openPage({ sentAt: now + 35 * day }, { sentAt: now - 2 * day });
  expect(getServerTime()).toBe(now + 35 * day);
});

test("the age of a response that a CDN has kept counts", async () => {
  const { getServerTime } = await openPage({ sentAt: now - day, ageSeconds: day / 1000 });
  expect(getServerTime()).toBe(now);
});

test("the day in Finland is the server's", async () => {
  await openPage({ sentAt: now - 35 * day });
  const { getToday } = await import("./today.ts");
  expect(getToday()).toBe("2026-10-16");
});
