import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { responseStatusAtom } from "../connection/response-status-atom.ts";
import { endSessionAtom, sessionAtom } from "../session/session-atoms.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { reverifyMilliseconds, verifyWhileUnreachable } from "./reverify.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  deviceStorage.remove("session");
});

function watched(isLoggedIn: boolean) {
  const store = createStore();
  if (isLoggedIn) {
    const user = { _id: "u1", username: "aino", role: "user" } as const;
    store.set(sessionAtom, { token: "abc", expiry: "2099-01-01T00:00:00.000Z", user });
  }
  let verified = 0;
  const stop = verifyWhileUnreachable(store, async () => {
    verified += 1;
  });
  return { store, stop, verified: () => verified };
}

test("§4 a minute after a call without an answer the login is tried again, once", {
  tags: ["s4-52", "s9-56"],
}, () => {
  const { store, verified } = watched(true);
  store.set(responseStatusAtom, 0);
  vi.advanceTimersByTime(reverifyMilliseconds - 1);
  expect(verified()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(verified()).toBe(1);
});

test("§4 as long as no answer comes, the login is tried again every minute", async () => {
  const { store, verified } = watched(true);
  store.set(responseStatusAtom, 0);
  await vi.advanceTimersByTimeAsync(3 * reverifyMilliseconds);
  expect(verified()).toBe(3);
  store.set(responseStatusAtom, null);
  await vi.advanceTimersByTimeAsync(3 * reverifyMilliseconds);
  expect(verified()).toBe(4);
});

test("nobody who is not logged in is verified", { tags: "s4-53" }, () => {
  const { store, verified } = watched(false);
  store.set(responseStatusAtom, 0);
  vi.advanceTimersByTime(reverifyMilliseconds);
  expect(verified()).toBe(0);
});

test("who logs out meanwhile is not verified", () => {
  const { store, verified } = watched(true);
  store.set(responseStatusAtom, 0);
  store.set(endSessionAtom);
  vi.advanceTimersByTime(reverifyMilliseconds);
  expect(verified()).toBe(0);
});

test("an ordinary failure waits for nothing", { tags: "s7-note-38" }, () => {
  const { store, stop } = watched(true);
  store.set(responseStatusAtom, 409);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});
