import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openPersonalId, resealPersonalId, sealPersonalId } from "./personal-id.ts";

const newKey = () => randomBytes(32).toString("base64");
const [first, second] = [newKey(), newKey()];
const code = "010190-900P";

beforeEach(() => {
  process.env["PERSONAL_ID_KEY"] = first;
});

test("a sealed code opens for its own user only", () => {
  const sealed = sealPersonalId(code, "one");
  expect(sealed).not.toContain("900P");
  expect(openPersonalId(sealed, "one")).toBe(code);
  expect(openPersonalId(sealed, "two")).toBeNull();
  expect(openPersonalId("v1.a.b", "one")).toBeNull();
});

test("what the newest key has sealed stays as it is", () => {
  const sealed = sealPersonalId(code, "one");
  expect(resealPersonalId(sealed, "one")).toBe(sealed);
});

test("a rotated key still opens what the old one has sealed, and seals it anew, so that the old one can be removed", () => {
  const old = sealPersonalId(code, "one");
  process.env["PERSONAL_ID_KEY"] = `${second},${first}`;
  expect(openPersonalId(old, "one")).toBe(code);
  const renewed = resealPersonalId(old, "one");
  process.env["PERSONAL_ID_KEY"] = second;
  expect(openPersonalId(old, "one")).toBeNull();
  expect(openPersonalId(renewed ?? "", "one")).toBe(code);
});

test("what no key opens is not sealed anew", () => {
  const lost = sealPersonalId(code, "one");
  process.env["PERSONAL_ID_KEY"] = second;
  expect(resealPersonalId(lost, "one")).toBeNull();
});
