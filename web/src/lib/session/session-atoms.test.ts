import { createStore } from "jotai/vanilla";
import { afterEach, expect, test } from "vitest";
import { samplePerson } from "../../testing/samples/samples.ts";
import { responseStatusAtom } from "../connection/response-status-atom.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { clearUserData } from "../storage/stored-atom.ts";
import { isExpired, isStoredSessionInvalid, parseSession, type Session } from "./session.ts";
import { endSessionAtom, isAdminAtom, isLoggedInAtom, sessionAtom } from "./session-atoms.ts";
import { rememberAccountAtom } from "./session-user.ts";

const aino: Session = {
  token: "abc",
  expiry: "2026-12-01T12:00:00.000Z",
  user: { _id: "u1", username: "aino", role: "user" },
};

afterEach(() => deviceStorage.removeWhere(() => true));

test("the session is stored on the device", { tags: "s3-57" }, () => {
  createStore().set(sessionAtom, aino);
  expect(parseSession(deviceStorage.read("session"))).toEqual(aino);
});

test("logging out leaves neither token nor user nor status", { tags: "s4-45" }, () => {
  const store = createStore();
  store.set(sessionAtom, aino);
  store.set(responseStatusAtom, 401);
  store.set(endSessionAtom);
  expect(store.get(isLoggedInAtom)).toBe(false);
  expect(store.get(responseStatusAtom)).toBeNull();
  expect(deviceStorage.has("session")).toBe(false);
});

test("a session remembers whether its account is active, as it was last loaded", () => {
  const store = createStore();
  const active = samplePerson({ _id: "u1", username: "aino" });
  const inactive = { ...active, userAccount: { ...active.userAccount, isActive: false } };
  store.set(rememberAccountAtom, { user: inactive });
  expect(store.get(sessionAtom)).toBeNull();
  store.set(sessionAtom, aino);
  store.set(rememberAccountAtom, { user: inactive });
  expect(parseSession(deviceStorage.read("session"))?.user).toEqual({ ...aino.user, isInactive: true });
  store.set(rememberAccountAtom, { user: { ...active, _id: "u2" } });
  expect(store.get(sessionAtom)?.user.isInactive).toBe(true);
  store.set(rememberAccountAtom, { user: active });
  expect(store.get(sessionAtom)).toEqual(aino);
});

test("§3 the status of the last error outlives a reload, and not the login", { tags: "s3-60" }, () => {
  const store = createStore();
  store.set(responseStatusAtom, 0);
  expect(deviceStorage.read("response-status")).toBe(0);
  clearUserData(store);
  store.set(endSessionAtom);
  expect(deviceStorage.has("response-status")).toBe(false);
});

test.each([
  ["user", false],
  ["admin", true],
  ["root", true],
] as const)("a %s sees the admin link: %s", { tags: ["s2-chrome-4", "s6-1", "s6-2"] }, (role, sees) => {
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
])("a stored session with %s is rejected", { tags: "s2-chrome-7" }, (_fault, kept) => {
  deviceStorage.write("session", kept);
  expect(parseSession(kept)).toBeUndefined();
  expect(isStoredSessionInvalid()).toBe(true);
});

test("without a stored session there is no warning", () => {
  expect(isStoredSessionInvalid()).toBe(false);
});

test("a session ends at its expiry", () => {
  const end = Date.parse(aino.expiry);
  expect(isExpired(aino, end - 1)).toBe(false);
  expect(isExpired(aino, end)).toBe(true);
});
