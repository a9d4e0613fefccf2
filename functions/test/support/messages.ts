import { randomUUID } from "node:crypto";
import type { SendingState } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./market.ts";

interface SampleMessage {
  to?: string;
  state?: SendingState;
  channel?: "mail" | "sms";
  pincodeId?: string;
}

/** Stores a message of the queue, by default a mail that was given up. No attempt of it is due. @returns its id */
export async function storeMessage({
  to = `${randomUUID()}@posti.example`,
  state = "failed",
  channel = "mail",
  ...rest
}: SampleMessage = {}): Promise<string> {
  const id = `order-${randomUUID()}-confirmation`;
  const at = Timestamp.now();
  const later = Timestamp.fromMillis(Date.now() + 3_600_000);
  await database
    .collection("mail")
    .doc(id)
    .set({
      ...{ to, recipient: toRecipientKey(to), channel, state, text: "Salainen linkki #t=abc", ...rest },
      ...(channel === "mail" && { subject: "Tilausvahvistus 1", html: "<p>Salainen linkki</p>" }),
      ...{ attempts: 6, lastError: "EENVELOPE 550", nextAttemptAt: later },
      ...{ createdAt: at, updatedAt: at, expiresAt: later },
    });
  return id;
}
