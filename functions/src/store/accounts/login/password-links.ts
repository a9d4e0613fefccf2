import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import {
  findLink,
  findLinkEnd,
  type LinkMessages,
  type SentLink,
  sendLinkWith,
  spendLink,
} from "../contact-change/account-links.ts";
import { readSessionsEpoch } from "../users.ts";

// Links with which the users of new accounts choose their first password. They work only in the epoch of sessions in which they were sent: a password
// that was set otherwise ends them.

const passwordLink = { kind: "passwordLinks", mailId: "password-link" } as const;

/** Sends the user of an account that is being created a link, in the transaction that creates it. */
export const sendFirstLinkWith = (
  transaction: Transaction,
  user: User,
  messages: LinkMessages,
): SentLink | null => sendLinkWith(transaction, { ...passwordLink, messages }, user, { epoch: null });

/** Sends the user of a stored account a link. */
export const sendPasswordLink = (user: User, messages: LinkMessages): Promise<SentLink | null> =>
  firestore().runTransaction(async (transaction) => {
    const epoch = await readSessionsEpoch(user._id, transaction);
    return sendLinkWith(transaction, { ...passwordLink, messages }, user, { epoch });
  });

/** Until when a user's latest link works; null when none does. */
export const findPasswordLinkEnd = (uid: string): Promise<string | null> => findLinkEnd("passwordLinks", uid);

/** The uid that a code belongs to; null when it is expired or used. */
export async function findPasswordLink(code: string): Promise<string | null> {
  return (await findLink("passwordLinks", z.object({}), code))?.uid ?? null;
}

/**
 * Reads a link in a transaction, with the later links of the same user.
 * @returns a function that deletes it and the later ones; null when it has been used meanwhile
 */
export const spendPasswordLink = (transaction: Transaction, code: string) =>
  spendLink(transaction, "passwordLinks", code);
