import { toBounceReason } from "@halkopiha/domain/messaging/listed-message.ts";
import {
  beginSending,
  finishSending,
  markKept,
  type OutgoingMessage,
  orderCodePlaceholder,
  pincodePlaceholder,
  recordFailedAttempt,
} from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Operator } from "@halkopiha/domain/reference-data/operator.ts";
import { error as logError, write } from "firebase-functions/logger";
import { isLocal } from "../config.ts";
import { derivePincode } from "../keys/derive-pincode.ts";
import { deriveOrderCode } from "../keys/order-code.ts";
import { withOperator } from "../mail/rendering/operator-lines.ts";
import { prepareBounces } from "../store/accounts/bounces.ts";
import { changeMessage, deleteMessage, type MessageChange } from "../store/mail.ts";
import { readCachedOperator } from "../store/reference-data/operator.ts";
import { getErrorCode } from "./error-code.ts";
import { getVapidDetails } from "./notifications/push-service.ts";
import { sendPush } from "./notifications/send-push.ts";
import { InsecureUrlError } from "./secure-urls.ts";
import { getSmsGateway } from "./sms-gateway.ts";
import { consumeSmsLimit } from "./sms-limit.ts";
import { getMailServerUrl, sendMail } from "./smtp.ts";

/** Returns the current time; tests replace it. */
export type Clock = () => Date;

type PushMessage = Extract<OutgoingMessage, { channel: "push" }>;
type AddressedMessage = Exclude<OutgoingMessage, PushMessage>;

/** The secrets of a message, by their placeholders. */
function deriveSecrets({ pincodeId, pincodeDigits, orderId }: AddressedMessage): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>();
  if (pincodeId) secrets.set(pincodePlaceholder, derivePincode(pincodeId, pincodeDigits));
  if (orderId) secrets.set(orderCodePlaceholder, deriveOrderCode(orderId));
  return secrets;
}

/** Replaces the placeholders of a message by its secrets. */
function fillSecrets(message: AddressedMessage): AddressedMessage {
  const secrets = deriveSecrets(message);
  const fill = (template: string) =>
    [...secrets].reduce((filled, [placeholder, secret]) => filled.replaceAll(placeholder, secret), template);
  return message.channel === "mail"
    ? { ...message, text: fill(message.text), html: fill(message.html) }
    : { ...message, text: fill(message.text) };
}

/** A message as its recipient gets it: with its secrets, and a mail with who runs the market. */
function fillIn(message: AddressedMessage, operator: Operator | null): AddressedMessage {
  const content = fillSecrets(message);
  return content.channel === "mail" ? withOperator(content, operator) : content;
}

/** The function that sends a message; null when its channel is not configured. */
function createSender(
  message: AddressedMessage,
  operator: Operator | null,
  now: Clock,
): (() => Promise<void>) | null {
  const content = fillIn(message, operator);
  if (content.channel === "mail") {
    const server = getMailServerUrl();
    return server === null ? null : () => sendMail(server, content, operator?.senderName ?? null);
  }
  const gateway = getSmsGateway();
  return (
    gateway &&
    (async () => {
      await consumeSmsLimit(now(), content.userId);
      await gateway.send(content.to, content.text);
    })
  );
}

const isConfigured = (message: OutgoingMessage, operator: Operator | null, now: Clock): boolean =>
  message.channel === "push" ? getVapidDetails() !== null : createSender(message, operator, now) !== null;

/** With the emulators, unsent messages are stored as they would be sent, so that developers and tests can read their pincode. */
function toKeptMessage(message: OutgoingMessage, operator: Operator | null): MessageChange | null {
  const step = markKept(message);
  if (!step || !isLocal() || message.channel === "push") return step;
  const content = fillIn(message, operator);
  return content.channel === "mail"
    ? { ...step, text: content.text, html: content.html }
    : { ...step, text: content.text };
}

/** Logs one structured line per outcome, without address and text. */
function log({ _id, channel, state, attempts, lastError }: OutgoingMessage): void {
  const severity = state === "failed" ? "ERROR" : state === "queued" ? "WARNING" : "INFO";
  write({
    severity,
    message: "outgoing",
    id: _id,
    channel,
    state,
    attempts,
    ...(lastError && { lastError }),
  });
}

/**
 * Sends a due message once, even with concurrent callers: the first one holds it exclusively for a lease. After a failure the document
 * contains the time of the next attempt.
 */
export async function deliver(id: string, now: Clock): Promise<void> {
  const operator = await readCachedOperator();
  const message = await changeMessage(id, (stored) =>
    isConfigured(stored, operator, now) ? beginSending(stored, now()) : toKeptMessage(stored, operator),
  );
  if (!message) return;
  const outcome = message.state === "sending" ? await attempt(message, operator, now) : message;
  if (outcome) log(outcome);
}

async function attempt(
  message: OutgoingMessage,
  operator: Operator | null,
  now: Clock,
): Promise<OutgoingMessage | null> {
  if (message.channel === "push") return attemptPush(message, now);
  const send = createSender(message, operator, now);
  return send ? attemptSending(message, send, now) : message;
}

/**
 * Sends a notification and stores the outcome; null when it was already stored by another sender, or nobody is subscribed: then nothing of it
 * is kept.
 */
async function attemptPush(message: PushMessage, now: Clock): Promise<OutgoingMessage | null> {
  const vapidDetails = getVapidDetails();
  if (!vapidDetails) return message;
  const outcome = await sendPush(message, vapidDetails, now());
  if (outcome.kind === "nobody") {
    await deleteMessage(message._id);
    return null;
  }
  const { delivered, error } = outcome;
  return changeMessage(message._id, (stored) => {
    const change =
      error === null
        ? finishSending(stored, now())
        : recordFailedAttempt(stored, message.attempts, error, now());
    return change && { ...change, delivered };
  });
}

/**
 * Sends a message and stores the outcome, with a mark on the user whose address is rejected for good; null when it was already stored by
 * another sender.
 */
async function attemptSending(
  { _id, attempts, channel, to }: AddressedMessage,
  send: () => Promise<void>,
  now: Clock,
): Promise<OutgoingMessage | null> {
  try {
    await send();
  } catch (error) {
    if (error instanceof InsecureUrlError)
      logError("a setting would send without TLS", { reason: error.message });
    const code = getErrorCode(error);
    const reason = toBounceReason(code);
    return changeMessage(
      _id,
      (stored) => recordFailedAttempt(stored, attempts, code, now()),
      reason === null
        ? undefined
        : (transaction) => prepareBounces(transaction, { channel, to, reason }, now()),
    );
  }
  return changeMessage(
    _id,
    (stored) => finishSending(stored, now()),
    (transaction) => prepareBounces(transaction, { channel, to, reason: null }, now()),
  );
}
