import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { createTransport } from "nodemailer";
import { isLocal, mailFrom, readSecret, smtpUrl } from "../config.ts";
import { checkMailServerUrl } from "./secure-urls.ts";

const second = 1000;

/** Timeouts of each step of a delivery, and of the whole delivery, in milliseconds. */
const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second };
const deliveryTimeout = 60 * second;

type Transport = ReturnType<typeof createTransport>;
let pool: { url: string; transport: Transport } | undefined;

/** The pooled transport of this instance; it is replaced when the URL has changed. */
async function getTransport(url: string): Promise<Transport> {
  if (pool?.url === url) return pool.transport;
  // Loaded on first use: most functions never send a mail, and this keeps their cold starts short.
  const { createTransport } = await import("nodemailer");
  pool?.transport.close();
  // Requeued once, because the server may have closed the connection while this instance was idle.
  const transport = createTransport({
    url,
    pool: true,
    maxRequeues: 1,
    // Without it a server, or somebody between, that offers no STARTTLS would get the password and the mail in clear.
    requireTLS: !isLocal(),
    ...timeouts,
  });
  pool = { url, transport };
  return transport;
}

/** The URL of the mail server; null when none is configured. */
export function getMailServerUrl(): string | null {
  return readSecret(smtpUrl);
}

/** The sender of mails: the address that the mail server may send from, with the name that root has entered. */
function toSender(senderName: string | null): { name: string; address: string } {
  const from = mailFrom.value();
  const [, name = "", address = from.trim()] = /^(.*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: senderName ?? name.trim(), address };
}

/** The same Message-ID for every attempt, so that the recipient's server can recognise duplicates. */
function toMessageId(id: string, address: string): string {
  const host = address.split("@")[1] ?? "localhost";
  return `<${id}@${host}>`;
}

/** The headers with which mail programs offer to unsubscribe with one press (RFC 8058). */
const toUnsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/**
 * Sends a mail through the mail server.
 * @throws InsecureUrlError; Error with nodemailer's `code` and SMTP's `responseCode` when the server rejects it
 */
export async function sendMail(
  url: string,
  { _id, to, subject, text, html, unsubscribeUrl, replyTo, calendar }: Mail & { _id: string },
  senderName: string | null,
): Promise<void> {
  checkMailServerUrl(url);
  const transport = await getTransport(url);
  const from = toSender(senderName);
  await transport.sendMail({
    from,
    // As an object it is a single address, even if it contains commas.
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { method: "PUBLISH", filename: "halkopiha.ics", content: calendar } }),
    messageId: toMessageId(_id, from.address),
    // Suppresses automatic replies (RFC 3834).
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && toUnsubscribeHeaders(unsubscribeUrl)),
    },
    signal: AbortSignal.timeout(deliveryTimeout),
  });
}
