import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSessionAtom, sessionAtom } from "../../../lib/session/session-atoms.ts";
import {
  deleteLaterAtom,
  flushDeletionsAtom,
  pendingDeletionIdsAtom,
  pendingDeletionsAtom,
  reloadListAtom,
  undoDeletionAtom,
} from "./pending-deletions.ts";

const admin = { _id: "yllapito", username: "yllapito", role: "admin" } as const;
let store: ReturnType<typeof createStore>;
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  store = createStore();
  store.set(sessionAtom, { token: "t", expiry: "2100-01-01T00:00:00.000Z", user: admin });
  sent = [];
});
afterEach(() => vi.useRealTimers());

function deleteLater(...ids: string[]): void {
  const send = async () => void sent.push(ids.join());
  store.set(deleteLaterAtom, { ids, text: `${ids.length} käyttäjää poistetaan.`, send });
}

test("a deletion is sent after ten seconds, and its rows are marked until the list has reloaded", async () => {
  let isReloaded = false;
  store.set(reloadListAtom, {
    run: async () => {
      expect([...store.get(pendingDeletionIdsAtom)]).toEqual(["a", "b"]);
      isReloaded = true;
    },
  });
  deleteLater("a", "b");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toEqual([]);
  expect([...store.get(pendingDeletionIdsAtom)]).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["a,b"]);
  expect(isReloaded).toBe(true);
  expect(store.get(pendingDeletionIdsAtom).size).toBe(0);
});

test("an undone deletion is never sent; others are", async () => {
  deleteLater("a");
  deleteLater("b");
  const [first] = store.get(pendingDeletionsAtom);
  store.set(undoDeletionAtom, first?.key ?? 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(["b"]);
});

test("leaving the list sends pending deletions at once, once", async () => {
  deleteLater("a");
  store.set(flushDeletionsAtom);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(["a"]);
});

test("logging out cancels pending deletions", async () => {
  deleteLater("a");
  store.set(endSessionAtom);
  store.set(flushDeletionsAtom);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  expect(store.get(pendingDeletionsAtom)).toEqual([]);
});

test("one that is rejected leaves the list as it is", async () => {
  const send = () => Promise.reject(new Error("409"));
  store.set(deleteLaterAtom, { ids: ["a"], text: "", send });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.get(pendingDeletionsAtom)).toEqual([]);
});
