import { expect, test } from "vitest";
import { buildOtpauthUri, createSecret, findStep } from "./totp.ts";

/** The secret of RFC 6238, appendix B: `12345678901234567890`. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// The last six of the eight digits of the RFC's table.
test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_111_111_111, "050471", 37_037_037],
  [1_234_567_890, "005924", 41_152_263],
  [2_000_000_000, "279037", 66_666_666],
])("at second %i the code is %s", (second, code, step) => {
  expect(findStep(secret, code, second * 1000)).toBe(step);
});

test("the code before and the one after are accepted, and no others", () => {
  const at = (second: number) => findStep(secret, "287082", second * 1000);
  expect([at(29), at(30), at(89)]).toEqual([1, 1, 1]);
  expect([at(90), at(1_111_111_111)]).toEqual([null, null]);
});

test("secrets have 160 bits and differ", () => {
  const secrets = [createSecret(), createSecret()];
  expect(secrets[0]).not.toBe(secrets[1]);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test("an app is told the service and the user name", () => {
  const uri = new URL(buildOtpauthUri(secret, "juuri"));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Halkopiha:juuri",
  ]);
  expect(uri.searchParams.get("secret")).toBe(secret);
});
