import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { clearUserData } from "../../lib/storage/stored-atom.ts";
import { lastSearchAtom } from "./last-search-atom.ts";

test("§3, §4 the last search is stored until logout", { tags: "s3-60" }, () => {
  const store = createStore();
  store.set(lastSearchAtom, "?region=lappi");
  expect(deviceStorage.read("search-form")).toBe("?region=lappi");
  clearUserData(store);
  expect(store.get(lastSearchAtom)).toBe("");
  expect(deviceStorage.has("search-form")).toBe(false);
});
