import { alertKeys } from "../config.ts";
import { isSigned, signWithNewest } from "../keys/signatures.ts";

/** The signature of 256 bits is derived with a secret, because every mail needs the code and the database must not contain it. */
const toSignedText = (ids: string) => `unsubscribe:${ids}`;

/** The code that ends these alerts, and can do nothing else. */
export function createUnsubscribeCode(ids: readonly string[]): string {
  const joined = ids.join(".");
  return `${joined}~${signWithNewest(alertKeys, toSignedText(joined)).toString("base64url")}`;
}

/** The ids of the alerts that a code ends; null when its signature is wrong. */
export function readUnsubscribeCode(code: string): string[] | null {
  const [ids = "", signature = ""] = code.split("~");
  return isSigned(alertKeys, toSignedText(ids), Buffer.from(signature, "base64url")) ? ids.split(".") : null;
}
