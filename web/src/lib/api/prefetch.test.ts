import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPrefetched, prefetch, storePrefetched } from "./prefetch.ts";

/** The requests that were sent to the network, in order. */
let sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sent = [];
  globalThis.halkopihaPrefetches = undefined;
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url);
    return new Response(`answer ${sent.length}`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The text of an answer; a prefetched one is given in a new task. */
async function textOf(answer: Promise<Response>): Promise<string> {
  await vi.advanceTimersByTimeAsync(1);
  return (await answer).text();
}
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test("a prefetched answer is taken once, and requested the next time", async () => {
  void prefetch("/api/sellers");
  expect(await textOf(fetchPrefetched("/api/sellers"))).toBe("answer 1");
  expect(await textOf(fetchPrefetched("/api/sellers"))).toBe("answer 2");
  expect(sent).toHaveLength(2);
});

test("a public answer serves whoever has logged in meanwhile", async () => {
  void prefetch("/api/sellers");
  expect(await textOf(fetchPrefetched("/api/sellers", as("aino")))).toBe("answer 1");
});

test.each([
  ["another person", as("eino")],
  ["nobody in particular", {}],
])("an answer to one person is not given to %s", async (_whom, init) => {
  void prefetch("/api/orders", "aino");
  expect(await textOf(fetchPrefetched("/api/orders", init))).toBe("answer 2");
});

test.each([
  ["something is sent there", { method: "POST" }],
  ["only the server itself will do", { cache: "reload" }],
] as const)("when %s, a prefetched answer is not taken", async (_when, init) => {
  void prefetch("/api/orders", "aino");
  expect(await textOf(fetchPrefetched("/api/orders", { ...as("aino"), ...init }))).toBe("answer 2");
});

test("an answer that nobody has taken for a minute is forgotten", async () => {
  void prefetch("/api/orders", "aino");
  vi.advanceTimersByTime(60_000);
  expect(await textOf(fetchPrefetched("/api/orders", as("aino")))).toBe("answer 2");
});

test("an answer that is there already is not requested", async () => {
  storePrefetched("/api/sellers", Promise.resolve(new Response("embedded")));
  expect(prefetch("/api/sellers")).toBeUndefined();
  expect(await textOf(fetchPrefetched("/api/sellers"))).toBe("embedded");
  expect(sent).toEqual([]);
});
