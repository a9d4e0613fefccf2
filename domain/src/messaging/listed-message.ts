import * as z from "zod/mini";
import type { BounceReason } from "../accounts/bounce.ts";
import { Id, Instant } from "../schemas/primitives.ts";
import { type OutgoingMessage, SendingState } from "./outgoing-message.ts";

export const MessageChannel = z.enum(["mail", "sms", "push"]);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** The channels of messages to an address of their recipient. */
export type AddressChannel = Exclude<MessageChannel, "push">;

/** The states by which the panel narrows the list: `waiting` is `queued` or `sending`. */
export const MessageStateFilter = z.enum(["all", "waiting", "failed", "kept", "sent"]);
export type MessageStateFilter = z.infer<typeof MessageStateFilter>;

/** The states of a filter. */
export function listStates(filter: MessageStateFilter): readonly SendingState[] {
  if (filter === "all") return SendingState.options;
  return filter === "waiting" ? ["queued", "sending"] : [filter];
}

/** What a message is about. */
export const MessageTopic = z.enum(["order", "contact", "alert", "quote", "listing", "alarm", "account"]);
export type MessageTopic = z.infer<typeof MessageTopic>;

/** The topics of messages by how their ids begin; the first that matches holds. */
const topics: readonly (readonly [RegExp, MessageTopic])[] = [
  [/^contact-(?:changed|request)-/, "account"],
  [/^order-/, "order"],
  [/^contact-/, "contact"],
  [/^alert/, "alert"],
  [/^quote-/, "quote"],
  [/^listing-/, "listing"],
  [/^(?:alarm|sms-limit)-/, "alarm"],
];

/** The topic of a message by its id; all others concern an account. */
export const toMessageTopic = (id: string): MessageTopic =>
  topics.find(([pattern]) => pattern.test(id))?.[1] ?? "account";

/** A message of the queue without its text: that has codes and links, which are secrets of their recipient. */
export const ListedMessage = z.object({
  _id: Id,
  channel: MessageChannel,
  topic: MessageTopic,
  /** That of a mail, or the title of a notification; null for a text message. */
  subject: z.nullable(z.string()),
  to: z.string(),
  state: SendingState,
  attempts: z.int(),
  createdAt: Instant,
  nextAttemptAt: Instant,
  sentAt: z.optional(Instant),
  /** Error code of the last failed attempt. */
  lastError: z.optional(z.string()),
  canResend: z.boolean(),
});
export type ListedMessage = z.infer<typeof ListedMessage>;

type Resendable = Pick<OutgoingMessage, "channel" | "state"> & { pincodeId?: string | undefined };

/**
 * Whether an admin may send a message again: one that was given up or kept, unless its code has expired since. A notification would be late, and its
 * recipient has the mail.
 */
export const canResend = ({ channel, state, pincodeId }: Resendable): boolean =>
  channel !== "push" && (state === "failed" || state === "kept") && pincodeId === undefined;

const deviceLabels = { seller: "Myyjän laitteet", buyer: "Ostajan laitteet" } as const;

function findSubject(message: OutgoingMessage): string | null {
  if (message.channel === "sms") return null;
  return message.channel === "mail" ? message.subject : message.title;
}

/** A message as the panel lists it. */
export function toListedMessage(message: OutgoingMessage & { createdAt: string }): ListedMessage {
  const { _id, channel, state, attempts, createdAt, nextAttemptAt, sentAt, lastError } = message;
  return {
    ...{ _id, channel, state, attempts, createdAt, nextAttemptAt, sentAt, lastError },
    to: message.channel === "push" ? deviceLabels[message.to] : message.to,
    topic: toMessageTopic(_id),
    subject: findSubject(message),
    canResend: canResend(message),
  };
}

/** Whether a code says that the recipient's server rejects the address for good (SMTP 5xx), not that sending fails. */
export const isRejectedForGood = (code: string): boolean => /^(?:EENVELOPE|EMESSAGE) 5\d\d$/.test(code);

/**
 * Why a code says that the address does not work: what its mail server rejects for good, or the gateway of text messages as a request that
 * no repetition mends. Null for all that is not the recipient's.
 */
export function toBounceReason(code: string): BounceReason | null {
  if (isRejectedForGood(code)) return code.startsWith("EENVELOPE") ? "address" : "content";
  return /^HTTP(?:400|404|410|422)$/.test(code) ? "address" : null;
}

/** Error codes of sending, in Finnish; the first pattern that matches holds. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^ESENDER/, "Sähköpostipalvelin ei hyväksy lähettäjän osoitetta."],
  [/^EENVELOPE 5/, "Vastaanottajan palvelin ei hyväksy osoitetta."],
  [/^EMESSAGE 5/, "Vastaanottajan palvelin ei hyväksynyt viestiä."],
  [/ 4\d\d$/, "Vastaanottajan palvelin pyysi yrittämään myöhemmin."],
  [/^EAUTH/, "Sähköpostipalvelin ei hyväksynyt tunnuksia."],
  [/^ETLS|_INSECURE$/, "Asetus lähettäisi viestin suojaamatta."],
  [/^SMSLIMIT$/, "Vuorokauden tekstiviestit on käytetty."],
  [/^PUSH\d/, "Selaimen ilmoituspalvelu ei ottanut ilmoitusta vastaan."],
  [/^HTTP4/, "Tekstiviestipalvelu ei hyväksynyt viestiä."],
  [/^HTTP/, "Tekstiviestipalvelussa oli virhe."],
  [/TIMEOUT|TimeoutError|AbortError|ETIMEDOUT/i, "Palvelin ei vastannut ajoissa."],
  [/^E(?:SOCKET|CONN\w*|DNS|NOTFOUND|HOSTUNREACH)$/, "Palvelimeen ei saatu yhteyttä."],
  [/^LEASE_EXPIRED$/, "Lähetys keskeytyi."],
];

/** Why a message was not sent, as the panel says it. */
export const describeSendingError = (code: string): string =>
  reasons.find(([pattern]) => pattern.test(code))?.[1] ?? "Lähetys epäonnistui.";
