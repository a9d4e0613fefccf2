import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  deleteLaterAtom,
  deletionsAtom,
  leavingAtom,
  settleDeletionsAtom,
  showAnewAtom,
  undoDeletionAtom,
} from "./deletion-atoms.ts";
import { endSessionAtom, sessionAtom } from "./session-atoms.ts";

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
  store.set(deleteLaterAtom, { ids, words: `${ids.length} käyttäjää poistetaan.`, send });
}

test("a deletion waits ten seconds, and what is to go is shown as leaving until the list is shown anew", async () => {
  let isShownAnew = false;
  store.set(showAnewAtom, {
    run: async () => {
      expect([...store.get(leavingAtom)]).toEqual(["a", "b"]);
      isShownAnew = true;
    },
  });
  deleteLater("a", "b");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toEqual([]);
  expect([...store.get(leavingAtom)]).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["a,b"]);
  expect(isShownAnew).toBe(true);
  expect(store.get(leavingAtom).size).toBe(0);
});

test("one that is taken back is never sent, and another goes its way", async () => {
  deleteLater("a");
  deleteLater("b");
  const [first] = store.get(deletionsAtom);
  store.set(undoDeletionAtom, first?.key ?? 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(["b"]);
});

test("whoever leaves the list sends it at once, and only once", async () => {
  deleteLater("a");
  store.set(settleDeletionsAtom);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(["a"]);
});

test("whoever logs out takes it back", async () => {
  deleteLater("a");
  store.set(endSessionAtom);
  store.set(settleDeletionsAtom);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  expect(store.get(deletionsAtom)).toEqual([]);
});

test("one that is refused leaves the list as it is", async () => {
  const send = () => Promise.reject(new Error("409"));
  store.set(deleteLaterAtom, { ids: ["a"], words: "", send });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.get(deletionsAtom)).toEqual([]);
});
