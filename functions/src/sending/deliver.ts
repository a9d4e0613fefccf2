import {
  beginSending,
  failSending,
  finishSending,
  markKept,
  type OutgoingMessage,
  pincodePlaceholder,
} from "@halkopiha/domain/messaging/outgoing-message.ts";
import { write } from "firebase-functions/logger";
import { derivePincode } from "../accounts/derive-pincode.ts";
import { changeMessage, type MessageChange } from "../store/mail.ts";
import { getErrorCode } from "./error-code.ts";
import { getSmsGateway } from "./sms-gateway.ts";
import { consumeSmsLimit } from "./sms-limit.ts";
import { getMailServerUrl, sendMail } from "./smtp.ts";

/** Tells the time; tests move it. */
export type Clock = () => Date;

/** A message with the code of its receiver in its place. */
function fillPincode(message: OutgoingMessage): OutgoingMessage {
  if (!message.pincodeId) return message;
  const code = derivePincode(message.pincodeId, message.pincodeDigits);
  const fill = (template: string) => template.replaceAll(pincodePlaceholder, code);
  return message.channel === "mail"
    ? { ...message, text: fill(message.text), html: fill(message.html) }
    : { ...message, text: fill(message.text) };
}

/** How to send a message; null when nothing is set up for its channel. */
function createSender(message: OutgoingMessage, now: Clock): (() => Promise<void>) | null {
  const content = fillPincode(message);
  if (content.channel === "mail") {
    const server = getMailServerUrl();
    return server === null ? null : () => sendMail(server, content);
  }
  const gateway = getSmsGateway();
  return (
    gateway &&
    (async () => {
      await consumeSmsLimit(now());
      await gateway.send(content.to, content.text);
    })
  );
}

/** With the emulators, unsent messages are stored with their pincode, so that developers and tests can read it. */
const isLocal = () => Boolean(process.env["FIRESTORE_EMULATOR_HOST"]);

function toKeptMessage(message: OutgoingMessage): MessageChange | null {
  const step = markKept(message);
  if (!step || !isLocal()) return step;
  const content = fillPincode(message);
  return content.channel === "mail"
    ? { ...step, text: content.text, html: content.html }
    : { ...step, text: content.text };
}

/** One structured line per outcome: no address, no words. */
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
 * Sends a message that is due, once, however many try to at the same time: whoever takes it first has it to themselves for a
 * while. When it cannot be sent, its document says when to try again.
 */
export async function deliver(id: string, now: Clock): Promise<void> {
  const message = await changeMessage(id, (stored) =>
    createSender(stored, now) ? beginSending(stored, now()) : toKeptMessage(stored),
  );
  if (!message) return;
  const send = message.state === "sending" ? createSender(message, now) : null;
  const outcome = send ? await attemptSending(message, send, now) : message;
  if (outcome) log(outcome);
}

/** Tries to send, and stores what came of it; null when somebody else has stored that already. */
async function attemptSending(
  { _id, attempts }: OutgoingMessage,
  send: () => Promise<void>,
  now: Clock,
): Promise<OutgoingMessage | null> {
  try {
    await send();
  } catch (error) {
    const code = getErrorCode(error);
    return changeMessage(_id, (stored) => failSending(stored, attempts, code, now()));
  }
  return changeMessage(_id, (stored) => finishSending(stored, now()));
}
