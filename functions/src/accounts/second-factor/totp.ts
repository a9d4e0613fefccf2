import { Secret, TOTP } from "otpauth";

/** Seconds for which an app shows a code. */
const period = 30;

/** Neighbouring codes that are accepted too, because clocks differ and people type slowly. */
const window = 1;

/** RFC 6238, with the values that every authenticator app knows. */
const createTotp = (secret: string, label = "") =>
  new TOTP({
    issuer: "Halkopiha",
    label,
    algorithm: "SHA1",
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new secret of an authenticator app: 160 bits in base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The address with which an app, or its QR code, takes a secret over. */
export const buildOtpauthUri = (secret: string, username: string): string =>
  createTotp(secret, username).toString();

/** The step of time whose code this is; null when it is the code of none that is near. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
