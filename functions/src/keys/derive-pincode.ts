import { createHash, timingSafeEqual } from "node:crypto";
import type { PincodeDigits } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { pincodeKeys } from "../config.ts";
import { signWithEach, signWithNewest } from "./signatures.ts";

const toSignedText = (id: string) => `pincode:${id}`;

const toDigits = (mac: Buffer, digits: PincodeDigits): string =>
  String(mac.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, "0");

/**
 * The digits of a pincode, derived from its id with a secret, so that no document contains them: neither in clear nor as a hash, which for
 * a million possible codes would be as good as clear.
 */
export function derivePincode(id: string, digits: PincodeDigits = 6): string {
  return toDigits(signWithNewest(pincodeKeys, toSignedText(id)), digits);
}

const toHash = (code: string): Buffer => createHash("sha256").update(code).digest();

/** Whether the typed digits are those of a pincode, by any version of the key: it may have been mailed before a rotation. */
export function isPincode(id: string, digits: PincodeDigits, typed: string): boolean {
  const given = toHash(typed);
  return signWithEach(pincodeKeys, toSignedText(id))
    .map((mac) => toHash(toDigits(mac, digits)))
    .some((right) => timingSafeEqual(right, given));
}
