import { orderKeys } from "../config.ts";
import { isSigned, signWithNewest } from "./signatures.ts";

const toSignedText = (orderId: string) => `order:${orderId}`;

/** 128 bits. */
const codeBytes = 16;

/**
 * The code of an order's page, 22 characters: derived with a secret, because every mail to the buyer needs it and the database must not
 * contain it, neither in clear nor as a hash.
 */
export function deriveOrderCode(orderId: string): string {
  return signWithNewest(orderKeys, toSignedText(orderId)).subarray(0, codeBytes).toString("base64url");
}

/** Whether a code is that of the order, by any version of the key: it may have been mailed before a rotation. In constant time. */
export const isOrderCode = (orderId: string, code: string): boolean =>
  isSigned(orderKeys, toSignedText(orderId), Buffer.from(code, "base64url"), codeBytes);
