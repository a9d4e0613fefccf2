import type { User } from "@halkopiha/domain/accounts/user.ts";
import { isFinnishMobile } from "@halkopiha/domain/identity/identifiers.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { contactRequested, contactRequestedMessage } from "../../mail/contact-change-mails.ts";
import { queueMailWith } from "../mail.ts";
import { createLink, findLink, spendLink, storeLinkWith } from "./mailed-links.ts";

/** The contact details that a user has asked for without the password; they wait for a confirmation from the old address. */
const RequestedContact = z.object({
  email: z.nullable(z.string()),
  phonenumber: z.string(),
  billingByPhone: z.boolean(),
});
export type RequestedContact = z.infer<typeof RequestedContact>;

const ContactRequest = z.object({ requested: RequestedContact });

/** The message with the confirming link, to the present address or else the mobile number; null when the user has neither. */
function createMessage(user: User, code: string): Mail | Sms | null {
  const [phone = ""] = user.contactInformation.phonenumbers;
  if (user.email) return contactRequested(user, user.email, code);
  return isFinnishMobile(phone) ? contactRequestedMessage(phone, code) : null;
}

/** Whether a user can be sent the link that confirms a change. */
export const isReachable = (user: User): boolean => createMessage(user, "") !== null;

/** Stores a requested change and sends the confirming link to the present address, in the transaction of the request. */
export function requestContactChangeWith(
  transaction: Transaction,
  user: User,
  requested: RequestedContact,
): void {
  const link = createLink("contactRequests");
  const message = createMessage(user, link.code);
  if (!message) return;
  storeLinkWith(transaction, link, user._id, { requested });
  queueMailWith(transaction, `contact-requested-${link.ref.id}`, message);
}

/** The user of a code and the requested contact details; null when it is expired or used. */
export async function findContactRequest(
  code: string,
): Promise<{ uid: string; requested: RequestedContact } | null> {
  const link = await findLink("contactRequests", ContactRequest, code);
  return link && { uid: link.uid, requested: link.content.requested };
}

/**
 * Reads a request in a transaction, with the later requests of the same user.
 * @returns a function that deletes it and the later ones; null when it has been confirmed meanwhile
 */
export const spendContactRequest = (transaction: Transaction, code: string) =>
  spendLink(transaction, "contactRequests", code);
