import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { reseal, seal, unseal } from "./sealed-text.ts";

const newKey = () => randomBytes(32).toString("base64");
const [first, second] = [newKey(), newKey()];

test("a text is opened with the key that has sealed it, for its user only", () => {
  const sealed = seal([first], "salaisuus", "aino");
  expect(unseal([first], sealed, "aino")).toBe("salaisuus");
  expect(unseal([first], sealed, "liisa")).toBeNull();
  expect(unseal([second], sealed, "aino")).toBeNull();
  expect(sealed).not.toContain("salaisuus");
});

test("after a rotation the old key still opens it, and it is sealed with the newest", () => {
  const sealed = seal([first], "salaisuus", "aino");
  const resealed = reseal([second, first], sealed, "aino") ?? "";
  expect(unseal([second, first], sealed, "aino")).toBe("salaisuus");
  expect(unseal([second], resealed, "aino")).toBe("salaisuus");
  expect(reseal([second, first], resealed, "aino")).toBe(resealed);
  expect(reseal([second], sealed, "aino")).toBeNull();
});

test.each(["", "v1", "v1.a.b.c", "v1....", "🪵"])("'%s' opens with no key", (sealed) => {
  expect(unseal([first], sealed, "aino")).toBeNull();
});
