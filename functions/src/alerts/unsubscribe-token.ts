import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "../config.ts";

/** The signature of 256 bits is derived with a secret, because every mail needs the token and the database must not contain it. */
const sign = (ids: string): Buffer =>
  createHmac("sha256", sessionSecret.value()).update(`unsubscribe:${ids}`).digest();

/** The token that ends these alerts, and can do nothing else. */
export function createUnsubscribeToken(ids: readonly string[]): string {
  const joined = ids.join(".");
  return `${joined}~${sign(joined).toString("base64url")}`;
}

/** The ids of the alerts that a token ends; null when its signature is wrong. */
export function readUnsubscribeToken(token: string): string[] | null {
  const [ids = "", signature = ""] = token.split("~");
  const given = Buffer.from(signature, "base64url");
  const expected = sign(ids);
  return given.length === expected.length && timingSafeEqual(given, expected) ? ids.split(".") : null;
}
