import { AuditEntry, type AuditKind, auditOf } from "@halkopiha/domain/audit.ts";
import { retention, retentionTime } from "@halkopiha/domain/retention.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { asAnswered, parseAll, parseDocument } from "./document.ts";
import { newestFirst, readPage } from "./page.ts";

/** The admin who does what is to be remembered. */
export type Doer = AuditEntry["by"];

const audit = () => firestore().collection("audit");

/** What admins change, by where it lies. */
const kinds: ReadonlyMap<string, AuditKind> = new Map([
  ["users", "user"],
  ["regions", "region"],
  ["localities", "locality"],
  ["accounts", "plan"],
  ["advertisements", "advertisement"],
  ["contacts", "contact"],
  ["orders", "order"],
]);

const Anything = z.record(z.string(), z.unknown());

/** What is being done to a stored thing. */
interface Deed {
  ref: DocumentReference;
  /** The thing as the same transaction has read it; absent when it is made. */
  before?: DocumentSnapshot;
  /** The fields that are written, whole; null when the thing is taken away. */
  written: object | null;
  /** What has changed beside that is never told. */
  secretsChanged?: readonly string[];
}

function entryOf({ ref, before, written, secretsChanged = [] }: Deed) {
  const kind = kinds.get(ref.parent.id);
  if (!kind) throw new Error(`No audit is kept of ${ref.parent.id}`);
  const was = before ? parseDocument(Anything, before) : null;
  // What is undefined is not written.
  const fields = Object.entries(Anything.parse(asAnswered(written ?? {}))).filter(
    ([, value]) => value !== undefined,
  );
  const after = written && { ...was, ...Object.fromEntries(fields), _id: ref.id };
  return auditOf(kind, { before: was, after, secretsChanged });
}

/**
 * Remembers what an admin does, in the very transaction or batch that does it: neither is there without the other. A transaction
 * must have read all it needs by then. Of who is no admin (null) nothing is remembered, nor when nothing changes.
 */
export function rememberWith(writer: Transaction | WriteBatch, by: Doer | null, deed: Deed): void {
  const entry = by && entryOf(deed);
  if (!entry) return;
  const now = Date.now();
  const create: (ref: DocumentReference, entry: object) => unknown = writer.create.bind(writer);
  create(audit().doc(), {
    ...entry,
    by,
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + retentionTime(retention.audit)),
  });
}

/** One page of what has been done, newest first. */
export async function listAudit({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const { documents, nextCursor } = await readPage(audit(), newestFirst, limit, cursor);
  return { entries: parseAll(AuditEntry, documents), nextCursor };
}
