import { delimiter, dirname } from "node:path";
import { expect, test } from "vitest";
import { suiteEnvironment } from "./suite-environment.ts";

test("our java comes first on PATH, then the running node", () => {
  const { PATH = "", FIRESTORE_EMULATOR_BINARY_PATH } = suiteEnvironment({ base: { PATH: "/usr/bin" } });
  const [bin, node, rest] = PATH.split(delimiter);
  expect(dirname(FIRESTORE_EMULATOR_BINARY_PATH ?? "")).toBe(bin);
  expect(node).toBe(dirname(process.execPath));
  expect(rest).toBe("/usr/bin");
});

test("with the official emulators the environment is unchanged", () => {
  const base = { PATH: "/usr/bin", FIREBASE_OFFICIAL_EMULATORS: "1" };
  expect(suiteEnvironment({ base })).toEqual(base);
  expect(suiteEnvironment({ base: { PATH: "/usr/bin" }, official: true })).toEqual({ PATH: "/usr/bin" });
});
