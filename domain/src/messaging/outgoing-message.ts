import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";

/** The placeholder of a pincode in a stored message. It is replaced while the message is sent. */
export const pincodePlaceholder = "{pincode}";

/** How many digits a pincode has. */
export const PincodeDigits = z.literal([6, 8]);
export type PincodeDigits = z.infer<typeof PincodeDigits>;

const common = {
  to: z.string(),
  text: z.string(),
  /** Whose code takes the place of `{pincode}` while the message is sent. */
  pincodeId: z.optional(Id),
  /** Six when missing. */
  pincodeDigits: z.optional(PincodeDigits),
};

/** A mail to be sent. */
export const Mail = z.object({ ...common, subject: z.string(), html: z.string() });
export type Mail = z.infer<typeof Mail>;

/** A text message to be sent to a phone number. */
export const Sms = z.object(common);
export type Sms = z.infer<typeof Sms>;

/** The life of a message; `kept` is one that there was no way to send. */
export const SendingState = z.enum(["queued", "sending", "sent", "failed", "kept"]);
export type SendingState = z.infer<typeof SendingState>;

/** How far the sending of a message is. */
const sending = {
  _id: Id,
  state: SendingState,
  /** How many times somebody began to send it. */
  attempts: z.int(),
  /** Nobody begins to send it before; while it is being sent, when whoever does so counts as lost. */
  nextAttemptAt: Instant,
  sentAt: z.optional(Instant),
  /** Why the last attempt failed: a code, never an address or what was written. */
  lastError: z.optional(z.string()),
};

/** A message and how far its sending is. */
export const OutgoingMessage = z.discriminatedUnion("channel", [
  z.extend(Mail, { ...sending, channel: z.literal("mail") }),
  z.extend(Sms, { ...sending, channel: z.literal("sms") }),
]);
export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** The fields that a state change updates; null when the change is not allowed in the current state. */
export type MessageUpdate = Partial<
  Pick<OutgoingMessage, "state" | "attempts" | "nextAttemptAt" | "sentAt" | "lastError">
>;

const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after each failed attempt, in milliseconds. The attempt after the last wait is the last one. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour] as const;

/** How long one sender has a message to itself, in milliseconds: well beyond what sending may take. */
const lease = 5 * minute;

const addMilliseconds = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

function isDue({ state, attempts, nextAttemptAt }: OutgoingMessage, now: Date): boolean {
  if (state !== "queued" && state !== "sending") return false;
  // A new message is due whatever the clocks of those who wrote it and of those who send it say.
  return attempts === 0 || Date.parse(nextAttemptAt) <= now.getTime();
}

/** Claims a due message for one sender; fails a message whose last attempt never ended. */
export function beginSending(message: OutgoingMessage, now: Date): MessageUpdate | null {
  if (!isDue(message, now)) return null;
  if (message.attempts > retryDelays.length) return { state: "failed", lastError: "LOST" };
  return { state: "sending", attempts: message.attempts + 1, nextAttemptAt: addMilliseconds(now, lease) };
}

/** Sets the state `kept`: no mail server or SMS gateway is configured. */
export function markKept({ state }: OutgoingMessage): MessageUpdate | null {
  return state === "queued" ? { state: "kept" } : null;
}

/** Sets the state `sent`, also when another sender has started a new attempt meanwhile. */
export function finishSending({ state }: OutgoingMessage, now: Date): MessageUpdate | null {
  return state === "sent" ? null : { state: "sent", sentAt: now.toISOString() };
}

/** The `attempt`-th attempt came to nothing: when to try again, unless somebody else has begun meanwhile. */
export function failSending(
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
