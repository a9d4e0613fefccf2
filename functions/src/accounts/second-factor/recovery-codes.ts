import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import {
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from "@halkopiha/domain/accounts/second-factor.ts";
import type { RecoveryHashes } from "../../store/accounts/login/second-factors.ts";

/** The cost of a hash that OWASP recommends where 16 MiB are used at a time. */
const cost = { N: 2 ** 14, r: 8, p: 5 };

function hash(code: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(code, Buffer.from(salt, "base64url"), 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/** 256 is a multiple of the 32 characters, so that each is as likely as the others. */
const createCode = () =>
  Array.from(randomBytes(recoveryCodeLength), (byte) =>
    recoveryCodeAlphabet.charAt(byte % recoveryCodeAlphabet.length),
  ).join("");

/** New recovery codes of 60 random bits, and what is stored of them. */
export async function createRecoveryCodes(): Promise<{ codes: string[]; stored: RecoveryHashes }> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  const salt = randomBytes(16).toString("base64url");
  const hashes = await Promise.all(codes.map(async (code) => (await hash(code, salt)).toString("base64url")));
  return { codes, stored: { salt, hashes } };
}

/** The stored hash of a recovery code; null when it is none of them. */
export async function findRecoveryCode(
  { salt, hashes }: RecoveryHashes,
  code: string,
): Promise<string | null> {
  const typed = await hash(code, salt);
  return hashes.find((stored) => timingSafeEqual(Buffer.from(stored, "base64url"), typed)) ?? null;
}
