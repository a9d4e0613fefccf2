import {
  beginSending,
  failSending,
  finishSending,
  keep,
  type Outgoing,
  pincodePlace,
} from "@halkopiha/domain/outgoing.ts";
import { write } from "firebase-functions/logger";
import { pincodeOf } from "../accounts/pincode-code.ts";
import { changeMessage, type MessageChange } from "../store/mail.ts";
import { errorCode } from "./error-code.ts";
import { smsGateway } from "./sms-gateway.ts";
import { countSms } from "./sms-limit.ts";
import { mailServer, sendMail } from "./smtp.ts";

/** Tells the time; tests move it. */
export type Clock = () => Date;

/** A message with the code of its receiver in its place. */
function filled(message: Outgoing): Outgoing {
  if (!message.pincodeId) return message;
  const code = pincodeOf(message.pincodeId, message.pincodeDigits);
  const fill = (words: string) => words.replaceAll(pincodePlace, code);
  return message.channel === "mail"
    ? { ...message, text: fill(message.text), html: fill(message.html) }
    : { ...message, text: fill(message.text) };
}

/** How to send a message; null when nothing is set up for its channel. */
function wayToSend(message: Outgoing, now: Clock): (() => Promise<void>) | null {
  const words = filled(message);
  if (words.channel === "mail") {
    const server = mailServer();
    return server === null ? null : () => sendMail(server, words);
  }
  const gateway = smsGateway();
  return (
    gateway &&
    (async () => {
      await countSms(now());
      await gateway.send(words.to, words.text);
    })
  );
}

/** On this machine people and tests read what is kept, so it holds the code; anywhere else a code is stored nowhere. */
const isLocal = () => Boolean(process.env["FIRESTORE_EMULATOR_HOST"]);

function keepReadable(message: Outgoing): MessageChange | null {
  const step = keep(message);
  if (!step || !isLocal()) return step;
  const words = filled(message);
  return words.channel === "mail"
    ? { ...step, text: words.text, html: words.html }
    : { ...step, text: words.text };
}

/** One structured line per outcome: no address, no words. */
function log({ _id, channel, state, attempts, lastError }: Outgoing): void {
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
    wayToSend(stored, now) ? beginSending(stored, now()) : keepReadable(stored),
  );
  if (!message) return;
  const send = message.state === "sending" ? wayToSend(message, now) : null;
  const outcome = send ? await attempt(message, send, now) : message;
  if (outcome) log(outcome);
}

/** Tries to send, and stores what came of it; null when somebody else has stored that already. */
async function attempt(
  { _id, attempts }: Outgoing,
  send: () => Promise<void>,
  now: Clock,
): Promise<Outgoing | null> {
  try {
    await send();
  } catch (error) {
    const code = errorCode(error);
    return changeMessage(_id, (stored) => failSending(stored, attempts, code, now()));
  }
  return changeMessage(_id, (stored) => finishSending(stored, now()));
}
