import { randomBytes } from "node:crypto";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { type DocumentReference, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

// Links to a user's own address that change the account: who has the code of one may use it once, until it expires.

const linksByKind = {
  undoLinks: () => firestore().collection("undoLinks"),
  contactRequests: () => firestore().collection("contactRequests"),
} as const;
type Kind = keyof typeof linksByKind;

const Link = z.object({ uid: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() });

/** Only the message contains the code; it has 128 random bits, so its hash is a safe document id. */
const linkRef = (kind: Kind, code: string) => linksByKind[kind]().doc(sha256Hex(code));

/** The code of a new link, and the document that it will have. */
export interface NewLink {
  kind: Kind;
  code: string;
  ref: DocumentReference;
}

/** Creates a code; `storeLinkWith` makes it valid. */
export function createLink(kind: Kind): NewLink {
  const code = randomBytes(16).toString("base64url");
  return { kind, code, ref: linkRef(kind, code) };
}

/** Stores a link of a user with what it does, in the transaction that queues its message. */
export function storeLinkWith(
  transaction: Transaction,
  { kind, ref }: NewLink,
  uid: string,
  content: object,
): void {
  const now = Date.now();
  transaction.create(ref, {
    ...content,
    uid,
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + toRetentionMs(retention[kind])),
  });
}

/** The user of a code, and what its link does; null when it is expired or used. */
export async function findLink<S extends z.ZodMiniObject>(
  kind: Kind,
  Content: S,
  code: string,
): Promise<{ uid: string; content: z.output<S> } | null> {
  const snapshot = await linkRef(kind, code).get();
  const [link, content] = [parseDocument(Link, snapshot), parseDocument(Content, snapshot)];
  return link && content && Date.parse(link.expiresAt) > Date.now() ? { uid: link.uid, content } : null;
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
  const createdAt = Timestamp.fromDate(new Date(link.createdAt));
  const since = linksByKind[kind]().where("uid", "==", link.uid).where("createdAt", ">=", createdAt);
  const { docs } = await transaction.get(since.select());
  return () => {
    for (const { ref } of docs) transaction.delete(ref);
  };
}
