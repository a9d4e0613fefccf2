import { afterEach, beforeEach, expect, test } from "vitest";
import { findSearch, rememberSearch } from "../forms/searches.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { store } from "../storage/store.ts";
import type { Session } from "./session.ts";
import { endSessionAtom, sessionAtom } from "./session-atoms.ts";
import { sessionStoredAtom } from "./session-stored-atom.ts";

const sessionOf = (username: string): Session => ({
  token: username,
  expiry: "2026-12-01T12:00:00.000Z",
  user: { _id: username, username, role: "admin" },
});
const draftAtom = sessionStoredAtom("reply-drafts", "", (stored) =>
  typeof stored === "string" ? stored : undefined,
);

beforeEach(() => store.set(sessionAtom, sessionOf("aino")));
afterEach(() => {
  store.set(endSessionAtom);
  deviceStorage.removeWhere(() => true);
});

test("the end of a session, for whatever reason, deletes its searches and its drafts of replies", () => {
  const id = rememberSearch("040 123 4567") ?? "";
  store.set(draftAtom, "Hei Liisa");
  expect(findSearch(id)).toBe("040 123 4567");
  store.set(endSessionAtom);
  expect(findSearch(id)).toBeUndefined();
  expect(store.get(draftAtom)).toBe("");
  expect(["session.searches", "session.reply-drafts"].filter((key) => deviceStorage.has(key))).toEqual([]);
});

test("it deletes also those of pages that are not loaded", () => {
  deviceStorage.write("session.searches", { userId: "aino", value: [{ id: "1", text: "Ahonala" }] });
  store.set(endSessionAtom);
  expect(deviceStorage.has("session.searches")).toBe(false);
});

test("another user who logs in, here or in another tab, neither sees them nor stores them as their own", () => {
  const id = rememberSearch("Ahonala") ?? "";
  store.set(draftAtom, "Hei Liisa");
  store.set(sessionAtom, sessionOf("liisa"));
  expect(findSearch(id)).toBeUndefined();
  expect(store.get(draftAtom)).toBe("");
  rememberSearch("Tuohimaa");
  expect(JSON.stringify(deviceStorage.read("session.searches"))).not.toContain("Ahonala");
});

test("a visitor's draft is kept without a session", () => {
  store.set(endSessionAtom);
  store.set(draftAtom, "Hei");
  store.set(endSessionAtom);
  expect(store.get(draftAtom)).toBe("Hei");
});
