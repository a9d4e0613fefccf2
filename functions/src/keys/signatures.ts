import { createHmac, timingSafeEqual } from "node:crypto";
import { readKeys } from "../config.ts";

/** A secret that holds the versions of one key. */
type Keys = Parameters<typeof readKeys>[0];

const toMac = (key: string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** The HMAC-SHA256 of a text with the newest version of a key. */
export function signWithNewest(keys: Keys, text: string): Buffer {
  return toMac(readKeys(keys)[0], text);
}

/** The HMAC-SHA256 of a text with each version of a key, the newest first. */
export function signWithEach(keys: Keys, text: string): Buffer[] {
  return readKeys(keys).map((key) => toMac(key, text));
}

/**
 * Whether a signature is that of a text with any version of a key.
 * @param bytes the length to which the signature was cut; the whole one when missing
 */
export function isSigned(keys: Keys, text: string, signature: Buffer, bytes?: number): boolean {
  return signWithEach(keys, text)
    .map((mac) => mac.subarray(0, bytes))
    .some((expected) => signature.length === expected.length && timingSafeEqual(signature, expected));
}
