import { randomBytes } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { isFinnishMobile } from "@halkopiha/domain/identity/identifiers.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { contactChanged, contactChangedMessage } from "../../mail/contact-change-mails.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { queueMailWith } from "../mail.ts";

/** A user's contact details before a change. */
const ContactDetails = z.object({
  email: z.nullable(z.string()),
  phonenumbers: z.array(z.string()),
  billingByPhone: z.boolean(),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

const UndoLink = z.object({
  uid: z.string(),
  before: ContactDetails,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

const undoLinks = () => firestore().collection("undoLinks");

/** Only the mail contains the code; it has 128 random bits, so its hash is a safe document id. */
const undoRef = (code: string) => undoLinks().doc(sha256Hex(code));

/**
 * Notifies the old e-mail address of a contact change, with an undo link; by SMS when there was no address. Writes in the transaction of
 * the change.
 */
export function notifyOldAddressWith(transaction: Transaction, before: User): void {
  const { _id, email, billingByPhone, contactInformation } = before;
  const { phonenumbers } = contactInformation;
  const code = randomBytes(16).toString("base64url");
  const ref = undoRef(code);
  const [phone = ""] = phonenumbers;
  const sms = isFinnishMobile(phone) ? contactChangedMessage(phone, code) : null;
  const message = email ? contactChanged(before, email, code) : sms;
  if (!message) return;
  const now = Date.now();
  transaction.create(ref, {
    uid: _id,
    before: { email, phonenumbers, billingByPhone },
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + toRetentionMs(retention.undoLinks)),
  });
  queueMailWith(transaction, `contact-changed-${ref.id}`, message);
}

/** The user and the old contact details of a code; null when it is expired or used. */
export async function findUndoLink(code: string): Promise<{ uid: string; before: ContactDetails } | null> {
  const link = parseDocument(UndoLink, await undoRef(code).get());
  return link && Date.parse(link.expiresAt) > Date.now() ? link : null;
}

/**
 * Reads an undo link in a transaction, with the later links of the same user.
 * @returns a function that deletes it and the later ones; null when it has been used meanwhile
 */
export async function spendUndoLink(transaction: Transaction, code: string): Promise<(() => void) | null> {
  const snapshot = await transaction.get(undoRef(code));
  const link = parseDocument(UndoLink, snapshot);
  if (!link) return null;
  const createdAt = Timestamp.fromDate(new Date(link.createdAt));
  const since = undoLinks().where("uid", "==", link.uid).where("createdAt", ">=", createdAt);
  const { docs } = await transaction.get(since.select());
  return () => {
    for (const { ref } of docs) transaction.delete(ref);
  };
}
