import { randomBytes, timingSafeEqual } from "node:crypto";
import { ticketLifetime } from "@halkopiha/domain/messaging/ticket.ts";
import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { parseDocument } from "../firestore/document.ts";
import { sha256 } from "../firestore/sha256.ts";

/** The codes of a conversation's links: only their hashes are stored, in Base64 and not in hex, as links that are still valid have them. */
export const TicketCodes = z.object({
  token: z.optional(z.object({ hashes: z.array(z.string()), expiresAt: z.iso.datetime() })),
});

export interface NewCode {
  code: string;
  hash: string;
}

/** A new random code of 128 bits, and the hash that is stored. */
export function createCode(): NewCode {
  const code = randomBytes(16).toString("base64url");
  return { code, hash: sha256(code).toString("base64") };
}

/** Whether a code is one of those whose hashes are stored; compares with all of them, each in constant time. */
export function hasCode(hashes: readonly string[], code: string): boolean {
  const given = sha256(code);
  return hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, "base64"), given)).length > 0;
}

export const toExpiry = (now: number) => Timestamp.fromMillis(now + ticketLifetime);

const isUnexpired = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) >= Date.now();

export function isValidCode(snapshot: DocumentSnapshot, code: string): boolean {
  const stored = parseDocument(TicketCodes, snapshot)?.token;
  return stored !== undefined && isUnexpired(stored) && hasCode(stored.hashes, code);
}

/** Maximum number of valid links of one conversation. */
const maxCodes = 10;

/** The hashes after a message, perhaps with a new code. Expired links stay expired when a new message extends the expiry. */
export function addCode(snapshot: DocumentSnapshot, added: NewCode | undefined): string[] {
  const stored = parseDocument(TicketCodes, snapshot)?.token;
  const hashes = stored && isUnexpired(stored) ? stored.hashes : [];
  return (added ? [...hashes, added.hash] : hashes).slice(-maxCodes);
}
