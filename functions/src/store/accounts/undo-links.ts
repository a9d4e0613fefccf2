import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { contactChanged, contactChangedMessage } from "../../mail/contact-change-mails.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { recordEventWith } from "../admin/security-events.ts";
import { queueNoticeWith } from "../mail.ts";
import { findLink, sendLinkWith, spendLink } from "./mailed-links.ts";

/** A user's contact details before a change. */
const ContactDetails = z.object({
  email: z.nullable(z.string()),
  phonenumbers: z.array(z.string()),
  billingByPhone: z.boolean(),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

const UndoLink = z.object({ before: ContactDetails });

const undoLink = {
  kind: "undoLinks",
  mailId: "contact-changed",
  messages: { mail: contactChanged, sms: contactChangedMessage },
} as const;

/**
 * Records a contact change, and notifies the old e-mail address of it, with an undo link; by SMS when there was no address. Writes in the
 * transaction of the change.
 */
export function notifyOldAddressWith(transaction: Transaction, before: User): void {
  recordEventWith(transaction, { kind: "contactChanged", user: before._id });
  const { email, billingByPhone, contactInformation } = before;
  const { phonenumbers } = contactInformation;
  sendLinkWith(transaction, undoLink, before, { before: { email, phonenumbers, billingByPhone } });
}

/**
 * As `notifyOldAddressWith`, without an undo link: an admin gives an account back to its owner, and the old address is that of whoever took it.
 */
export function notifyChangedByAdminWith(transaction: Transaction, before: User): void {
  recordEventWith(transaction, { kind: "contactChanged", user: before._id });
  queueNoticeWith(transaction, `contact-changed-${randomUUID()}`, userNotices.contactChangedByAdmin(before));
}

/** The user and the old contact details of a code, and when it was sent; null when it is expired or used. */
export async function findUndoLink(
  code: string,
): Promise<{ uid: string; createdAt: string; before: ContactDetails } | null> {
  const link = await findLink("undoLinks", UndoLink, code);
  return link && { uid: link.uid, createdAt: link.createdAt, before: link.content.before };
}

/**
 * Reads an undo link in a transaction, with the later links of the same user.
 * @returns a function that deletes it and the later ones; null when it has been used meanwhile
 */
export const spendUndoLink = (transaction: Transaction, code: string) =>
  spendLink(transaction, "undoLinks", code);
