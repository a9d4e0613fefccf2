import { personalIdKey, readKeys } from "../config.ts";
import { reseal, seal, unseal } from "./sealed-text.ts";

/** Encrypts a personal identity code (henkilötunnus) for storage (`seal`). Invoicing decrypts it, with the key. */
export const sealPersonalId = (code: string, uid: string): string => seal(readKeys(personalIdKey), code, uid);

/** Decrypts a code with whichever version of the key has sealed it; null when none has. */
export const openPersonalId = (sealed: string, uid: string): string | null =>
  unseal(readKeys(personalIdKey), sealed, uid);

/** A code sealed with the newest key: as it is stored if it is so already; null when no key opens it. */
export const resealPersonalId = (sealed: string, uid: string): string | null =>
  reseal(readKeys(personalIdKey), sealed, uid);
