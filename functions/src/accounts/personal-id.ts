import { createCipheriv, randomBytes } from "node:crypto";
import { personalIdKey } from "../config.ts";

/**
 * Encrypts a personal identity code (henkilötunnus) for storage: AES-256-GCM, bound to the user's id, so that moving it to another document
 * is detected. The app never decrypts it; invoicing does, with the key.
 * @returns `v1.<iv>.<tag>.<ciphertext>`, each in base64url
 */
export function sealPersonalId(code: string, uid: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(personalIdKey.value(), "base64"), iv);
  cipher.setAAD(Buffer.from(uid));
  const ciphertext = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return ["v1", ...[iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString("base64url"))].join(".");
}
