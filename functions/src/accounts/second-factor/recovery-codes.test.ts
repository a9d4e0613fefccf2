import { recoveryCodeCount, SecondFactorCode } from "@halkopiha/domain/accounts/second-factor.ts";
import { expect, test } from "vitest";
import { createRecoveryCodes, findRecoveryCode } from "./recovery-codes.ts";

test("each recovery code is found by its hash, and no other", async () => {
  const { codes, stored } = await createRecoveryCodes();
  expect([codes.length, new Set(codes).size]).toEqual([recoveryCodeCount, recoveryCodeCount]);
  for (const code of codes) expect(SecondFactorCode.parse(code)).toBe(code);
  expect(await findRecoveryCode(stored, codes[3] ?? "")).toBe(stored.hashes[3]);
  expect(await findRecoveryCode(stored, "aaaaaaaaaaaa")).toBeNull();
  expect(await findRecoveryCode({ ...stored, hashes: stored.hashes.slice(1) }, codes[0] ?? "")).toBeNull();
});

test("what is stored does not contain a code", async () => {
  const { codes, stored } = await createRecoveryCodes();
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
});
