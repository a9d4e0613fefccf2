import { toE164 } from "@halkopiha/domain/identity/identifiers.ts";
import { toCanonicalEmail } from "@halkopiha/domain/schemas/email-address.ts";
import { day } from "../config.ts";
import { tryConsume } from "../store/rate-limits.ts";

/** Maximum number of messages of one purpose per day to an unverified address or number. */
const maxUnverifiedMessages = 5;

/**
 * The mailbox of a recipient in one spelling: many mail servers ignore dots and a `+` suffix, and a phone number can be written in many
 * ways. Used only for counting.
 */
export function toMailboxKey(recipient: string): string {
  if (!recipient.includes("@")) return toE164(recipient);
  const [name = "", ...domain] = (toCanonicalEmail(recipient) ?? recipient.toLowerCase()).split("@");
  return [name.replace(/\+.*$/, "").replaceAll(".", ""), ...domain].join("@");
}

/**
 * Counts a message to an unverified address or number. Purposes are counted separately, so that contact forms cannot use up pincodes;
 * requests of the verified owner on a known device are counted by that device. @returns whether the message may be sent
 */
export function tryConsumeRecipientLimit(
  purpose: "contact" | "code" | "alert" | "quote" | "order" | "report",
  recipient: string,
  ownersDevice?: string,
): Promise<boolean> {
  const key = `unproven-recipient:${purpose}:${toMailboxKey(recipient)}`;
  return tryConsume(ownersDevice === undefined ? key : `${key}:${ownersDevice}`, {
    max: maxUnverifiedMessages,
    window: day,
  });
}
