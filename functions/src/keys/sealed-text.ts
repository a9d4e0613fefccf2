import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/** Versions of a key in base64, the newest first. */
type Keys = readonly [string, ...string[]];

/**
 * Encrypts a user's text for storage: AES-256-GCM with the newest key, bound to the user's id, so that moving it to another document is
 * detected.
 * @returns `v1.<iv>.<tag>.<ciphertext>`, each in base64url
 */
export function seal([key]: Keys, text: string, uid: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, Buffer.from(key, "base64"), iv);
  cipher.setAAD(Buffer.from(uid));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return ["v1", ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString("base64url"))].join(".");
}

/** Decrypts a text with one key; null when it was not sealed with it, or for another user. */
function unsealWith(key: string, sealed: string, uid: string): string | null {
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

/** Decrypts a text with whichever version of the key has sealed it; null when none has. */
export function unseal(keys: Keys, sealed: string, uid: string): string | null {
  for (const key of keys) {
    const text = unsealWith(key, sealed, uid);
    if (text !== null) return text;
  }
  return null;
}

/** A text sealed with the newest key: as it is stored if it is so already; null when no key opens it. */
export function reseal(keys: Keys, sealed: string, uid: string): string | null {
  if (unsealWith(keys[0], sealed, uid) !== null) return sealed;
  const text = unseal(keys, sealed, uid);
  return text === null ? null : seal(keys, text, uid);
}
