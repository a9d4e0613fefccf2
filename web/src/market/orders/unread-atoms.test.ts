import { beforeEach, expect, test } from "vitest";
import { endSessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { logInAs, sampleBusiness } from "../../testing/samples/samples.ts";
import { applyUnreadAtom, isUnreadAtom, setUnreadAtom, unreadOrderCountAtom } from "./unread-atoms.ts";

const unread = (_id: string, unreadMessages = 1) => ({ _id, unreadMessages });
const isUnread = (_id: string, unreadMessages?: number) => store.get(isUnreadAtom)({ _id, unreadMessages });

beforeEach(() => {
  logInAs(sampleBusiness());
  store.set(setUnreadAtom, []);
});

test("what the server tells of an order later counts", () => {
  expect(isUnread("a", 2)).toBe(true);
  store.set(applyUnreadAtom, [unread("a"), unread("b")]);
  expect(store.get(unreadOrderCountAtom)).toBe(2);
  store.set(applyUnreadAtom, [{ _id: "a" }]);
  expect(store.get(unreadOrderCountAtom)).toBe(1);
  expect(isUnread("a", 2)).toBe(false);
});

test("an order that is not in the list of unread ones has been read", () => {
  store.set(setUnreadAtom, [unread("a"), unread("b")]);
  store.set(setUnreadAtom, [unread("b")]);
  expect(isUnread("a")).toBe(false);
  expect(isUnread("b")).toBe(true);
});

test("a logout forgets which orders are unread", () => {
  store.set(setUnreadAtom, [unread("a")]);
  store.set(endSessionAtom);
  expect(store.get(unreadOrderCountAtom)).toBe(0);
});
