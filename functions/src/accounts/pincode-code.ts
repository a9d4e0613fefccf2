import { createHmac } from "node:crypto";
import { sessionSecret } from "../config.ts";

/**
 * The six digits of a pincode. They are worked out from its id with a secret, so that no document ever holds them: neither
 * in clear nor as a hash, which for a million possible codes would be as good as clear.
 */
export function pincodeOf(id: string): string {
  const mac = createHmac("sha256", sessionSecret.value()).update(`pincode:${id}`).digest();
  return String(mac.readUInt32BE() % 1_000_000).padStart(6, "0");
}
