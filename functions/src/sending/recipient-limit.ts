import { toE164 } from "@halkopiha/domain/identity/identifiers.ts";
import { day } from "../config.ts";
import { tryConsume } from "../store/rate-limits.ts";

/** How many messages of one purpose a day somebody gets who has never proved that the address or number is theirs. */
const maxUnverifiedMessages = 5;

/**
 * Where a message ends up, one spelling for each: many mail servers bring what is added after a `+`, or dotted, to the same
 * mailbox, and a number is written in many ways. Only for counting.
 */
export function toMailboxKey(recipient: string): string {
  const [name = "", ...domain] = recipient.toLowerCase().split("@");
  if (domain.length === 0) return toE164(recipient);
  return [name.replace(/\+.*$/, "").replaceAll(".", ""), ...domain].join("@");
}

/**
 * Counts a message to an address or number that anybody may have typed: by purpose, so that contact forms cannot use up somebody's
 * codes, and what its proven owner asks for on a known device by that device. @returns whether it may be sent
 */
export function tryConsumeRecipientLimit(
  purpose: "contact" | "code",
  recipient: string,
  ownersDevice?: string,
): Promise<boolean> {
  const key = `unproven-recipient:${purpose}:${toMailboxKey(recipient)}`;
  return tryConsume(ownersDevice === undefined ? key : `${key}:${ownersDevice}`, {
    max: maxUnverifiedMessages,
    window: day,
  });
}
