import { createHmac } from "node:crypto";

/**
 * The password that Firebase Auth stores for a user. It is derived with a key that only the server has, so that nobody can sign in at Auth
 * without the server: Auth's methods are open to everybody with the public web key, know none of our limits, and change a login without the
 * proofs that we ask for. The prefix satisfies any composition rule of the project.
 */
export function deriveLoginPassword(key: string, uid: string, password: string): string {
  return `Hp1-${createHmac("sha256", key).update(`login:${uid}:${password}`).digest("base64url")}`;
}

/**
 * The address that Firebase Auth stores for a user: no mail is sent to it. Who has which real address is decided in Firestore. It is derived with
 * the key too: Auth locks an address after wrong passwords, so that whoever could tell it from the public id would lock its owner out.
 */
export function toLoginEmail(key: string, uid: string): string {
  const name = createHmac("sha256", key).update(`login-address:${uid}`).digest("hex").slice(0, 32);
  return `${name}@users.halkopiha.invalid`;
}
