import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begin, fetchBegun } from "./begun.ts";

/** What has gone out to the net, in order. */
let sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url);
    return new Response(`answer ${sent.length}`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textOf = async (answer: Promise<Response>) => (await answer).text();
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test("what has been begun is not asked for again, but a second time it is", async () => {
  void begin("/api/sellers");
  expect(await textOf(fetchBegun("/api/sellers"))).toBe("answer 1");
  expect(await textOf(fetchBegun("/api/sellers"))).toBe("answer 2");
  expect(sent).toHaveLength(2);
});

test("a public answer serves whoever has logged in meanwhile", async () => {
  void begin("/api/sellers");
  expect(await textOf(fetchBegun("/api/sellers", as("aino")))).toBe("answer 1");
});

test.each([
  ["another person", as("eino")],
  ["nobody in particular", {}],
])("an answer to one person is not given to %s", async (_whom, init) => {
  void begin("/api/orders", "aino");
  expect(await textOf(fetchBegun("/api/orders", init))).toBe("answer 2");
});

test.each([
  ["something is sent there", { method: "POST" }],
  ["only the server itself will do", { cache: "reload" }],
] as const)("when %s, what has been begun is of no use", async (_when, init) => {
  void begin("/api/orders", "aino");
  expect(await textOf(fetchBegun("/api/orders", { ...as("aino"), ...init }))).toBe("answer 2");
});

test("an answer that nobody has taken for a minute is forgotten", async () => {
  void begin("/api/orders", "aino");
  vi.advanceTimersByTime(60_000);
  expect(await textOf(fetchBegun("/api/orders", as("aino")))).toBe("answer 2");
});
