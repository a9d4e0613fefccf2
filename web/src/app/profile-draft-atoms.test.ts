import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { device } from "./device.ts";
import {
  accountSettingsDraftAtom,
  forgetProfileDraftsAtom,
  userInfoDraftAtom,
} from "./profile-draft-atoms.ts";

const draft = { user: "halkomestari", changes: { street: "Sahantie 14" } };

test("what was typed into the profile and not saved stays on the device", () => {
  const store = createStore();
  store.set(userInfoDraftAtom, draft);
  expect(device.read("user-info-draft")).toEqual(draft);
  store.set(userInfoDraftAtom, null);
  expect(device.has("user-info-draft")).toBe(false);
});

test("§4 logging out forgets what was typed into the profile", () => {
  const store = createStore();
  store.set(userInfoDraftAtom, draft);
  store.set(accountSettingsDraftAtom, { ...draft, changes: { deliveryMethod: "Kuljetus" } });
  store.set(forgetProfileDraftsAtom);
  expect(device.has("user-info-draft")).toBe(false);
  expect(device.has("account-settings-draft")).toBe(false);
});
