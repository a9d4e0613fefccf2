import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { readSessionsEpoch } from "../users.ts";
import { findLink, type LinkMessages, sendLinkWith, spendLink } from "./account-links.ts";

/** The contact details that a user has asked for without the password; they wait for a confirmation from the old address. */
const RequestedContact = z.object({
  email: z.nullable(z.string()),
  phonenumber: z.string(),
  billingByPhone: z.boolean(),
});
export type RequestedContact = z.infer<typeof RequestedContact>;

const ContactRequest = z.object({ requested: RequestedContact });

const contactRequest = { kind: "contactRequests", mailId: "contact-requested" } as const;

/**
 * Prepares a requested change, whose link goes to the present address. It works only in the present epoch of the user's sessions: in another one the
 * address may be another one too.
 * @returns stores the request and sends the link, to be called after the transaction's reads
 */
export async function prepareContactRequest(
  transaction: Transaction,
  user: User,
  requested: RequestedContact,
  messages: LinkMessages,
): Promise<() => void> {
  const epoch = await readSessionsEpoch(user._id, transaction);
  return () => sendLinkWith(transaction, { ...contactRequest, messages }, user, { requested, epoch });
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
