import { alertKeys } from "../config.ts";
import { isSigned, signWithNewest } from "../signatures.ts";

/** The signature of 256 bits is derived with a secret, because every mail needs the token and the database must not contain it. */
const toSignedText = (ids: string) => `unsubscribe:${ids}`;

/** The token that ends these alerts, and can do nothing else. */
export function createUnsubscribeToken(ids: readonly string[]): string {
  const joined = ids.join(".");
  return `${joined}~${signWithNewest(alertKeys, toSignedText(joined)).toString("base64url")}`;
}

/** The ids of the alerts that a token ends; null when its signature is wrong. */
export function readUnsubscribeToken(token: string): string[] | null {
  const [ids = "", signature = ""] = token.split("~");
  return isSigned(alertKeys, toSignedText(ids), Buffer.from(signature, "base64url")) ? ids.split(".") : null;
}
