import { createHmac } from "node:crypto";
import type { PincodeDigits } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { sessionSecret } from "../config.ts";

/**
 * The digits of a pincode, derived from its id with a secret, so that no document contains them: neither in clear nor as a hash, which for
 * a million possible codes would be as good as clear.
 */
export function derivePincode(id: string, digits: PincodeDigits = 6): string {
  const mac = createHmac("sha256", sessionSecret.value()).update(`pincode:${id}`).digest();
  return String(mac.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, "0");
}
