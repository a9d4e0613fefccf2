import { createECDH } from "node:crypto";

// `npm run vapid-keys`: prints a new pair of keys for notifications (VAPID, RFC 8292): a point on P-256 and its scalar, in base64url.

const pair = createECDH("prime256v1");
pair.generateKeys();
console.info(`VAPID_PUBLIC_KEY=${pair.getPublicKey("base64url")}`);
console.info(`VAPID_PRIVATE_KEY=${pair.getPrivateKey("base64url").padStart(43, "A")}`);
