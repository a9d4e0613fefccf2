import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { findLink, type LinkMessages, sendLinkWith, spendLink } from "./account-links.ts";

/** A user's contact details before a change. */
const ContactDetails = z.object({
  email: z.nullable(z.string()),
  phonenumbers: z.array(z.string()),
  billingByPhone: z.boolean(),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

const UndoLink = z.object({ before: ContactDetails });

const undoLink = { kind: "undoLinks", mailId: "contact-changed" } as const;

/** Sends the present address of a user a link that gives back the contact details before a change, in the transaction of the change. */
export function sendUndoLinkWith(transaction: Transaction, before: User, messages: LinkMessages): void {
  const { email, billingByPhone, contactInformation } = before;
  const { phonenumbers } = contactInformation;
  sendLinkWith(transaction, { ...undoLink, messages }, before, {
    before: { email, phonenumbers, billingByPhone },
  });
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
