import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { personalIdKey, readKeys } from "../config.ts";

const algorithm = "aes-256-gcm";

/**
 * Encrypts a personal identity code (henkilötunnus) for storage: AES-256-GCM with the newest key, bound to the user's id, so that moving it
 * to another document is detected. Invoicing decrypts it, with the key.
 * @returns `v1.<iv>.<tag>.<ciphertext>`, each in base64url
 */
export function sealPersonalId(code: string, uid: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, Buffer.from(readKeys(personalIdKey)[0], "base64"), iv);
  cipher.setAAD(Buffer.from(uid));
  const ciphertext = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return ["v1", ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString("base64url"))].join(".");
}

/** Decrypts a code with one key; null when it was not sealed with it, or for another user. */
function openWith(key: string, sealed: string, uid: string): string | null {
  const [iv = "", tag = "", ciphertext = ""] = sealed.split(".").slice(1);
  try {
    const options = { authTagLength: 16 };
    const decipher = createDecipheriv(
      algorithm,
      Buffer.from(key, "base64"),
      Buffer.from(iv, "base64url"),
      options,
    );
    decipher.setAAD(Buffer.from(uid)).setAuthTag(Buffer.from(tag, "base64url"));
    return Buffer.concat([
      decipher.update(Buffer.from(ciphertext, "base64url")),
      decipher.final(),
    ]).toString();
  } catch {
    return null;
  }
}

/** Decrypts a code with whichever version of the key has sealed it; null when none has. */
export function openPersonalId(sealed: string, uid: string): string | null {
  for (const key of readKeys(personalIdKey)) {
    const code = openWith(key, sealed, uid);
    if (code !== null) return code;
  }
  return null;
}

/** A code sealed with the newest key: as it is stored if it is so already; null when no key opens it. */
export function resealPersonalId(sealed: string, uid: string): string | null {
  if (openWith(readKeys(personalIdKey)[0], sealed, uid) !== null) return sealed;
  const code = openPersonalId(sealed, uid);
  return code === null ? null : sealPersonalId(code, uid);
}
