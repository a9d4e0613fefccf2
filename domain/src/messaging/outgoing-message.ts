import * as z from "zod/mini";
import { OrderParty } from "../orders/order-messages.ts";
import { Id, Instant } from "../schemas/primitives.ts";

/** The placeholder of a pincode in a stored message. It is replaced while the message is sent. */
export const pincodePlaceholder = "{pincode}";

/** The placeholder of the code of an order's page, replaced in the same way. */
export const orderCodePlaceholder = "{tilauskoodi}";

/** Number of digits of a pincode. */
export const PincodeDigits = z.literal([6, 8]);
export type PincodeDigits = z.infer<typeof PincodeDigits>;

const common = {
  to: z.string(),
  text: z.string(),
  /** The id of the pincode that replaces `{pincode}` while the message is sent. */
  pincodeId: z.optional(Id),
  /** Six when missing. */
  pincodeDigits: z.optional(PincodeDigits),
  /** The id of the order whose code replaces `{tilauskoodi}` while the message is sent. */
  orderId: z.optional(Id),
};

/** A mail to be sent. */
export const Mail = z.object({
  ...common,
  subject: z.string(),
  html: z.string(),
  /** The URL for unsubscribing with one press (RFC 8058), in the headers of a mail that was subscribed to. */
  unsubscribeUrl: z.optional(z.url()),
  /** An iCalendar file (RFC 5545), which is attached. */
  calendar: z.optional(z.string()),
  /** The address that answers go to, instead of the sender. */
  replyTo: z.optional(z.string()),
});
export type Mail = z.infer<typeof Mail>;

/** A text message to a phone number. */
export const Sms = z.object({
  ...common,
  /** The user who is told something, and whose text messages of a day are limited; missing for codes and links, which users ask for. */
  userId: z.optional(Id),
});
export type Sms = z.infer<typeof Sms>;

/** A notification for the devices of an order's party; they are found when it is sent. */
export const Push = z.object({
  to: OrderParty,
  title: z.string(),
  text: z.string(),
  orderId: Id,
  /** The seller, if it is for them. */
  userId: z.optional(Id),
  /** The devices that have it already, after an attempt that failed for others. */
  delivered: z.optional(z.array(z.string())),
});
export type Push = z.infer<typeof Push>;

/** A message with the fixed id of its queue document: however often it is queued, it is sent once. */
export interface QueuedMessage {
  id: string;
  mail: Mail | Sms | Push;
}

/**
 * The states of a message. `queued`: waits for its first or next attempt. `failed`: given up, because the final attempt
 * failed or never ended.
 * `kept`: no mail server, no SMS gateway or no keys of notifications were configured.
 */
export const SendingState = z.enum(["queued", "sending", "sent", "failed", "kept"]);
export type SendingState = z.infer<typeof SendingState>;

/** Delivery state of a message. */
const sending = {
  _id: Id,
  state: SendingState,
  /** Number of started attempts. */
  attempts: z.int(),
  /** No attempt starts before this time; in state `sending`, the time at which the current sender counts as lost. */
  nextAttemptAt: Instant,
  sentAt: z.optional(Instant),
  /** Error code of the last failed attempt; never an address or the message text. */
  lastError: z.optional(z.string()),
};

/** A message with its delivery state. */
export const OutgoingMessage = z.discriminatedUnion("channel", [
  z.extend(Mail, { ...sending, channel: z.literal("mail") }),
  z.extend(Sms, { ...sending, channel: z.literal("sms") }),
  z.extend(Push, { ...sending, channel: z.literal("push") }),
]);
export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** The fields that a state change updates. The functions below return null when the change is not allowed in the current state. */
export type MessageUpdate = Partial<
  Pick<OutgoingMessage, "state" | "attempts" | "nextAttemptAt" | "sentAt" | "lastError">
>;

const minute = 60_000;
const hour = 60 * minute;

/** Delays after each failed attempt, in milliseconds. The attempt after the last delay is the last one. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour] as const;

/** Time for which one sender holds a message exclusively, in milliseconds: well above the duration of sending. */
const lease = 5 * minute;

const addMilliseconds = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

function isDue({ state, attempts, nextAttemptAt }: OutgoingMessage, now: Date): boolean {
  if (state !== "queued" && state !== "sending") return false;
  // A new message is always due, so clock differences between writer and sender do not delay it.
  return attempts === 0 || Date.parse(nextAttemptAt) <= now.getTime();
}

/** Claims a due message for one sender; the state becomes `failed` if its last attempt never ended. */
export function beginSending(message: OutgoingMessage, now: Date): MessageUpdate | null {
  if (!isDue(message, now)) return null;
  if (message.attempts > retryDelays.length) return { state: "failed", lastError: "LEASE_EXPIRED" };
  return { state: "sending", attempts: message.attempts + 1, nextAttemptAt: addMilliseconds(now, lease) };
}

/** Makes a message that was given up or kept due again, with all its attempts. */
export const queueAgain = (now: Date): MessageUpdate => ({
  state: "queued",
  attempts: 0,
  nextAttemptAt: now.toISOString(),
});

/** Sets the state `kept`: the channel is not configured. */
export function markKept({ state }: OutgoingMessage): MessageUpdate | null {
  return state === "queued" ? { state: "kept" } : null;
}

/** Sets the state `sent`, also when another sender has started a new attempt meanwhile. */
export function finishSending({ state }: OutgoingMessage, now: Date): MessageUpdate | null {
  return state === "sent" ? null : { state: "sent", sentAt: now.toISOString() };
}

/**
 * Records that attempt `attempt` failed: schedules the next one, or sets the state `failed` after the last. Does nothing if another sender
 * has started an attempt meanwhile.
 */
export function recordFailedAttempt(
  message: OutgoingMessage,
  attempt: number,
  error: string,
  now: Date,
): MessageUpdate | null {
  if (message.state !== "sending" || message.attempts !== attempt) return null;
  const retryDelay = retryDelays[attempt - 1];
  if (retryDelay === undefined) return { state: "failed", lastError: error };
  return { state: "queued", nextAttemptAt: addMilliseconds(now, retryDelay), lastError: error };
}
