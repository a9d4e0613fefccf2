import { createStore } from "jotai/vanilla";
import { afterEach, expect, test } from "vitest";
import { device } from "./device.ts";
import { isExpired, isKeptSessionUnusable, type Session, sessionOf } from "./session.ts";
import {
  endSessionAtom,
  isAdminAtom,
  isLoggedInAtom,
  lastSearchAtom,
  responseStatusAtom,
  sessionAtom,
} from "./session-atoms.ts";
import { forgetPersonal } from "./stored-atom.ts";

const aino: Session = {
  token: "abc",
  expiry: "2026-12-01T12:00:00.000Z",
  user: { _id: "u1", username: "aino", role: "user" },
};

afterEach(() => device.forget("session"));

test("logging in is remembered by the device", () => {
  createStore().set(sessionAtom, aino);
  expect(sessionOf(device.read("session"))).toEqual(aino);
});

test("logging out leaves neither token nor user nor status", () => {
  const store = createStore();
  store.set(sessionAtom, aino);
  store.set(responseStatusAtom, 401);
  store.set(endSessionAtom);
  expect(store.get(isLoggedInAtom)).toBe(false);
  expect(store.get(responseStatusAtom)).toBeNull();
  expect(device.has("session")).toBe(false);
});

test("§3 the status of the last error outlives a reload, and not the login", () => {
  const store = createStore();
  store.set(responseStatusAtom, 0);
  expect(device.read("response-status")).toBe(0);
  forgetPersonal(store);
  store.set(endSessionAtom);
  expect(device.has("response-status")).toBe(false);
});

test("§3, §4 the search form is remembered until whoever is logged in leaves", () => {
  const store = createStore();
  store.set(lastSearchAtom, "?region=lappi");
  expect(device.read("search-form")).toBe("?region=lappi");
  forgetPersonal(store);
  expect(store.get(lastSearchAtom)).toBe("");
  expect(device.has("search-form")).toBe(false);
});

test.each([
  ["user", false],
  ["admin", true],
  ["root", true],
] as const)("a %s sees the admin link: %s", (role, sees) => {
  const store = createStore();
  store.set(sessionAtom, { ...aino, user: { ...aino.user, role } });
  expect(store.get(isAdminAtom)).toBe(sees);
});

test.each([
  ["an empty user", { ...aino, user: {} }],
  ["no token", { ...aino, token: "" }],
  ["an expiry that is no time", { ...aino, expiry: "soon" }],
  ["a role that does not exist", { ...aino, user: { ...aino.user, role: "king" } }],
  ["something else altogether", "aino"],
])("a kept session with %s is unusable", (_fault, kept) => {
  device.write("session", kept);
  expect(sessionOf(kept)).toBeUndefined();
  expect(isKeptSessionUnusable()).toBe(true);
});

test("no kept session is nothing to warn about", () => {
  expect(isKeptSessionUnusable()).toBe(false);
});

test("a session ends at its expiry", () => {
  const end = Date.parse(aino.expiry);
  expect(isExpired(aino, end - 1)).toBe(false);
  expect(isExpired(aino, end)).toBe(true);
});
