import { createHash } from "node:crypto";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { Timestamp } from "firebase-admin/firestore";

const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex");

/** A confirmed alert of a visitor who waits for dry birch in Pirkanmaa. */
export function createSampleAlert(now: Date) {
  const email = "tuula.rantakoivu@posti.example";
  const at = Timestamp.fromDate(now);
  return {
    _id: "kuivakoivupirkanmaa",
    email,
    recipient: sha256Hex(email),
    search: { category: "Polttopuut", region: "pirkanmaa", quality: "kuiva", material: "koivu" },
    confirmHash: sha256Hex("confirmed"),
    confirmedAt: at,
    matchedUntil: at,
    createdAt: at,
    expiresAt: Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.alerts)),
  };
}
