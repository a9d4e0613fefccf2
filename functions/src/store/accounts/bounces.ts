import { type BounceReason, Bounces, hasBounce } from "@halkopiha/domain/accounts/bounce.ts";
import { parseUserText } from "@halkopiha/domain/admin/user-terms.ts";
import type { AddressChannel } from "@halkopiha/domain/messaging/listed-message.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import type { Query, QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { safeParseDocument } from "../firestore/document.ts";
import { users } from "./users.ts";

const Reached = z.object({
  bounces: z.optional(z.nullable(Bounces)),
  contactInformation: z.object({ phonenumbers: z.array(z.string()) }),
});
type Reached = z.infer<typeof Reached>;

/** Maximum number of users who are looked at for one number: several may have it. */
const maxUsers = 10;

function queryUsers(channel: AddressChannel, recipient: string): Query {
  if (channel === "mail") return users().where("email", "==", recipient);
  // The stored spelling of a number may be any; the index terms have its digits.
  return users().where("words", "array-contains", parseUserText(recipient).term);
}

/** The document's fields that a user's rejections are decided by; null for users who do not have the number. */
function parseReached(
  snapshot: QueryDocumentSnapshot,
  channel: AddressChannel,
  recipient: string,
): Reached | null {
  const user = safeParseDocument(Reached, snapshot);
  if (!user || channel === "mail") return user;
  return user.contactInformation.phonenumbers.some((phone) => toRecipientKey(phone) === recipient)
    ? user
    : null;
}

/** What became of a message to an address: rejected for good, or delivered (null). */
export interface AddressOutcome {
  channel: AddressChannel;
  to: string;
  reason: BounceReason | null;
}

/**
 * Reads in a transaction who has an address to which a message was rejected for good, or delivered.
 * @returns a function that marks the users whose address is rejected for the first time, or takes the mark from those whom messages reach again
 */
export async function prepareBounces(
  transaction: Transaction,
  { channel, to, reason }: AddressOutcome,
  now: Date,
): Promise<() => void> {
  const recipient = toRecipientKey(to);
  const query = queryUsers(channel, recipient).limit(maxUsers);
  const { docs } = await transaction.get(query.select("bounces", "contactInformation.phonenumbers"));
  return () => {
    for (const snapshot of docs) {
      const user = parseReached(snapshot, channel, recipient);
      if (!user || Boolean(user.bounces?.[channel]) === (reason !== null)) continue;
      const bounces = { ...user.bounces, [channel]: reason && { at: now.toISOString(), reason } };
      // `updatedAt` stays: nothing that a form shows has changed.
      transaction.update(snapshot.ref, { bounces, hasBounce: hasBounce({ bounces }) });
    }
  };
}
