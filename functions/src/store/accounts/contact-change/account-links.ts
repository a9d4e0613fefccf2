import { randomBytes } from "node:crypto";
import { findMobile } from "@halkopiha/domain/accounts/mobile.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { parseAll, parseDocument } from "../../firestore/document.ts";
import { sha256Hex } from "../../firestore/sha256.ts";
import { queueMailWith } from "../../mail.ts";
import { readSessionsEpoch } from "../users.ts";

// Links to a user's own address that change the account: who has the code of one may use it once, until it expires.

const linksByKind = {
  undoLinks: () => firestore().collection("undoLinks"),
  contactRequests: () => firestore().collection("contactRequests"),
  passwordLinks: () => firestore().collection("passwordLinks"),
} as const;
type Kind = keyof typeof linksByKind;

const Link = z.object({
  uid: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The epoch of the user's sessions outside which it does not work; any when missing. */
  epoch: z.optional(z.nullable(z.string())),
});

/** Only the message contains the code; it has 128 random bits, so its hash is a safe document id. */
const linkRef = (kind: Kind, code: string) => linksByKind[kind]().doc(sha256Hex(code));

/** The messages that bring a user the code of a link. */
export interface LinkMessages {
  mail(user: User, to: string, code: string): Mail;
  sms(to: string, code: string): Sms;
}

/** A link that has been sent: its code, and the id of the queued message. */
export interface SentLink {
  code: string;
  messageId: string;
}

/** Whether a user can be sent a link. */
export const isReachable = (user: User): boolean => user.email !== null || findMobile(user) !== null;

/**
 * Stores a link of a user with what it does, and sends it to the present address, or else to the mobile number, in the transaction that
 * causes it.
 * @param mailId what the id of the queued message begins with
 * @returns null when the user has neither, and nothing is stored
 */
export function sendLinkWith(
  transaction: Transaction,
  { kind, mailId, messages }: { kind: Kind; mailId: string; messages: LinkMessages },
  user: User,
  content: object,
): SentLink | null {
  const code = randomBytes(16).toString("base64url");
  const mobile = findMobile(user);
  const sms = mobile === null ? null : messages.sms(mobile, code);
  const message = user.email === null ? sms : messages.mail(user, user.email, code);
  if (!message) return null;
  const ref = linkRef(kind, code);
  const now = Date.now();
  transaction.create(ref, {
    ...content,
    uid: user._id,
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + toRetentionMs(retention[kind])),
  });
  const messageId = `${mailId}-${ref.id}`;
  queueMailWith(transaction, messageId, message);
  return { code, messageId };
}

/** The user of a code, and what its link does; null when it is expired or used. */
export async function findLink<S extends z.ZodMiniObject>(
  kind: Kind,
  Content: S,
  code: string,
): Promise<{ uid: string; createdAt: string; content: z.output<S> } | null> {
  const snapshot = await linkRef(kind, code).get();
  const [link, content] = [parseDocument(Link, snapshot), parseDocument(Content, snapshot)];
  if (!link || !content || Date.parse(link.expiresAt) <= Date.now()) return null;
  const { uid, createdAt, epoch } = link;
  if (epoch !== undefined && epoch !== (await readSessionsEpoch(uid))) return null;
  return { uid, createdAt, content };
}

/**
 * Reads a link in a transaction, with the later links of the same kind and user.
 * @returns a function that deletes it and the later ones; null when it has been used meanwhile
 */
export async function spendLink(
  transaction: Transaction,
  kind: Kind,
  code: string,
): Promise<(() => void) | null> {
  const link = parseDocument(Link, await transaction.get(linkRef(kind, code)));
  if (!link) return null;
  const { epoch } = link;
  if (epoch !== undefined && epoch !== (await readSessionsEpoch(link.uid, transaction))) return null;
  const createdAt = Timestamp.fromDate(new Date(link.createdAt));
  const since = linksByKind[kind]().where("uid", "==", link.uid).where("createdAt", ">=", createdAt);
  const { docs } = await transaction.get(since.select());
  return () => {
    for (const { ref } of docs) transaction.delete(ref);
  };
}

/** Until when the latest link of a kind that a user was sent works; null when none does. */
export async function findLinkEnd(kind: Kind, uid: string): Promise<string | null> {
  const { docs } = await linksByKind[kind]().where("uid", "==", uid).get();
  const ends = parseAll(Link, docs).map(({ expiresAt }) => expiresAt);
  const latest = ends.sort().at(-1);
  return latest !== undefined && Date.parse(latest) > Date.now() ? latest : null;
}

/** Reads all links of a user in a transaction: how many there are, and a function that deletes them. */
export async function readLinksOf(
  transaction: Transaction,
  uid: string,
): Promise<{ count: number; remove: () => void }> {
  const kinds = Object.values(linksByKind);
  const found = await Promise.all(
    kinds.map((links) => transaction.get(links().where("uid", "==", uid).select())),
  );
  const refs = found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  const remove = () => {
    for (const ref of refs) transaction.delete(ref);
  };
  return { count: refs.length, remove };
}
