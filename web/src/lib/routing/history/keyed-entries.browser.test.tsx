import { expect, test } from "vitest";
import { keepEntriesKeyed } from "./keyed-entries.ts";

const readKey = (): unknown => history.state?.key;

test("the entry of a document that is loaded anew gets a key of its own", () => {
  history.replaceState(null, "");
  keepEntriesKeyed();
  const first = readKey();
  history.replaceState(null, "");
  keepEntriesKeyed();
  expect(readKey()).toEqual(expect.any(String));
  expect(readKey()).not.toBe(first);
});

test("a reload keeps the key of the entry, and its state", () => {
  history.replaceState({ key: "kept", usr: "state" }, "");
  keepEntriesKeyed();
  expect(history.state).toEqual({ key: "kept", usr: "state" });
});

test("the entry of a plain link into the page has a key when the router hears of it", async () => {
  keepEntriesKeyed();
  const heard = new Promise<unknown>((resolve) => {
    window.addEventListener("popstate", () => resolve(readKey()), { once: true });
  });
  location.hash = "sisalto";
  expect(await heard).toEqual(expect.any(String));
});
