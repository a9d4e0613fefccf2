import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { createTransport } from "nodemailer";
import { mailFrom, readSecret, smtpUrl } from "../config.ts";

const second = 1000;

/** How long each step of a delivery may take, and all of it together, in milliseconds. */
const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second };
const deliveryTimeout = 60 * second;

type Transport = ReturnType<typeof createTransport>;
let pool: { url: string; transport: Transport } | undefined;

/** The one pooled transport of this instance; another one when the setting has changed. */
async function getTransport(url: string): Promise<Transport> {
  if (pool?.url === url) return pool.transport;
  // Loaded at first use: most functions never send a mail, and their cold start should not pay for it.
  const { createTransport } = await import("nodemailer");
  pool?.transport.close();
  // Requeued once, for the connection that the server closed while this instance slept.
  const transport = createTransport({ url, pool: true, maxRequeues: 1, ...timeouts });
  pool = { url, transport };
  return transport;
}

/** Where mails can be handed over; null when nothing is set up. */
export function getMailServerUrl(): string | null {
  return readSecret(smtpUrl);
}

/** Always the same for one message, so that the receiver knows it again if it ever arrives twice. */
function toMessageId(id: string, from: string): string {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return `<${id}@${host}>`;
}

/**
 * Hands a mail over to the mail server.
 * @throws Error with nodemailer's `code` and SMTP's `responseCode` when it is not taken
 */
export async function sendMail(
  url: string,
  { _id, to, subject, text, html }: Mail & { _id: string },
): Promise<void> {
  const transport = await getTransport(url);
  const from = mailFrom.value();
  await transport.sendMail({
    from,
    // As an object it is one address, whatever commas are in it.
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: toMessageId(_id, from),
    // Keeps automatic answers from coming back (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    signal: AbortSignal.timeout(deliveryTimeout),
  });
}
