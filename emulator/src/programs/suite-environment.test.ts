import { delimiter, dirname } from "node:path";
import { expect, test } from "vitest";
import { suiteEnvironment } from "./suite-environment.ts";

test("our java is found first, and the node that runs now after it", () => {
  const { PATH = "", FIRESTORE_EMULATOR_BINARY_PATH } = suiteEnvironment({ base: { PATH: "/usr/bin" } });
  const [bin, node, rest] = PATH.split(delimiter);
  expect(dirname(FIRESTORE_EMULATOR_BINARY_PATH ?? "")).toBe(bin);
  expect(node).toBe(dirname(process.execPath));
  expect(rest).toBe("/usr/bin");
});

test("with Google's programs nothing is changed", () => {
  const base = { PATH: "/usr/bin", FIREBASE_OFFICIAL_EMULATORS: "1" };
  expect(suiteEnvironment({ base })).toEqual(base);
  expect(suiteEnvironment({ base: { PATH: "/usr/bin" }, official: true })).toEqual({ PATH: "/usr/bin" });
});
