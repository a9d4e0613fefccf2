import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./database.ts";

/** Stores a mail to an address that its server rejected for good. */
export async function storeFailedMail(to: string, subject: string): Promise<void> {
  const now = Timestamp.now();
  const later = Timestamp.fromMillis(now.toMillis() + 3_600_000);
  const message = { to, recipient: to, channel: "mail", subject, text: "Hei", html: "<p>Hei</p>" };
  const sending = { state: "failed", attempts: 6, lastError: "EENVELOPE 550", nextAttemptAt: now };
  const times = { createdAt: now, updatedAt: now, expiresAt: later };
  await database
    .collection("mail")
    .doc(`order-${randomUUID()}-notice`)
    .set({ ...message, ...sending, ...times });
}

/** Waits for a mail to an address whose subject begins so. */
export async function waitForMail(to: string, subject: string): Promise<void> {
  const listSubjects = async () => {
    const { docs } = await database.collection("mail").where("to", "==", to).get();
    return docs.map((mail) => String(mail.get("subject"))).filter((found) => found.startsWith(subject));
  };
  await expect.poll(listSubjects).not.toEqual([]);
}
