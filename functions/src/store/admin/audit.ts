import { AuditEvent, type AuditKind, createAuditEvent } from "@halkopiha/domain/admin/audit.ts";
import { type AuditQuery, toAuditSearchWords } from "@halkopiha/domain/admin/audit-search.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { toTimeLimits } from "@halkopiha/domain/calendar.ts";
import { toWordLookup } from "@halkopiha/domain/search/search-words.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument, safeParseDocument, toIsoTimestamps } from "../firestore/document.ts";
import { newestFirst, readMatching, readPage } from "../firestore/page.ts";

/** The admin who made an audited change. */
export type AuditAuthor = AuditEvent["by"];

/** A change of an entity that belongs to a seller. */
export interface AuthorizedWrite<Entity> {
  /** Throws when the caller may not change the entity. */
  check(before: Entity): void;
  /** The admin who makes the change; null for the seller. */
  author: AuditAuthor | null;
}

export const audit = () => firestore().collection("audit");

/** Audited collections and the kind of their entities. */
const kinds: ReadonlyMap<string, AuditKind> = new Map([
  ["users", "user"],
  ["regions", "region"],
  ["localities", "locality"],
  ["accounts", "plan"],
  ["advertisements", "advertisement"],
  ["contacts", "contact"],
  ["orders", "order"],
  ["products", "product"],
  ["deliveryCosts", "deliveryCost"],
  ["settings", "operator"],
  ["mail", "message"],
  ["payments", "payment"],
  ["reviews", "review"],
  ["reports", "report"],
  ["recalls", "recall"],
]);

const AnyDocument = z.record(z.string(), z.unknown());

/** A write of an audited document. */
interface AuditedWrite {
  ref: DocumentReference;
  /** The document read in the same transaction; absent on creation. */
  before?: DocumentSnapshot;
  /** The written fields in full; null on deletion. */
  written: object | null;
  /** Names of changed secrets; the event lists them without values. */
  secretsChanged?: readonly string[];
}

function toAuditEvent({ ref, before, written, secretsChanged = [] }: AuditedWrite) {
  const kind = kinds.get(ref.parent.id);
  if (!kind) throw new Error(`Not an audited collection: ${ref.parent.id}`);
  const was = before ? parseDocument(AnyDocument, before) : null;
  // Undefined fields are not written.
  const fields = Object.entries(AnyDocument.parse(toIsoTimestamps(written ?? {}))).filter(
    ([, value]) => value !== undefined,
  );
  const after = written && { ...was, ...Object.fromEntries(fields), _id: ref.id };
  return createAuditEvent(kind, { before: was, after, secretsChanged });
}

/** Writes an audit event as it is given. */
export function createEvent(
  writer: Transaction | WriteBatch,
  author: AuditAuthor,
  entry: Pick<AuditEvent, "action" | "kind" | "target" | "changes">,
): void {
  const now = Date.now();
  const create: (ref: DocumentReference, entry: object) => unknown = writer.create.bind(writer);
  create(audit().doc(), {
    ...entry,
    by: author,
    searchWords: toAuditSearchWords({ by: author, target: entry.target }),
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + toRetentionMs(retention.audit)),
  });
}

/**
 * Writes the audit event in the transaction or batch of the change. All reads of the transaction must precede it. Writes nothing when
 * `author` is null (not an admin) or nothing changed.
 */
export function writeAudit(
  writer: Transaction | WriteBatch,
  author: AuditAuthor | null,
  write: AuditedWrite,
): void {
  const entry = author && toAuditEvent(write);
  if (entry) createEvent(writer, author, entry);
}

/** What narrows the change log, and the page of it. */
type AuditListQuery = z.infer<typeof AuditQuery> & { search?: string };

function queryAudit({ by, kind, action, from, to }: AuditListQuery): Query {
  const { since, before } = toTimeLimits({ from, to });
  let query: Query = audit();
  if (by !== undefined) query = query.where("by._id", "==", by);
  if (kind !== undefined) query = query.where("kind", "==", kind);
  if (action !== undefined) query = query.where("action", "==", action);
  if (since !== undefined) query = query.where("createdAt", ">=", toTimestamp(since));
  if (before !== undefined) query = query.where("createdAt", "<", toTimestamp(before));
  return query;
}

const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));

const Indexed = z.object({ searchWords: z._default(z.array(z.string()), []) });

/** Maximum number of documents that a search reads beyond those it returns. */
const maxExtraReads = 100;

/** One page of audit events, newest first. Reads at most `limit` + 1 documents, in a search 100 more. */
export async function listAudit(filter: AuditListQuery) {
  const { limit, cursor, search = "" } = filter;
  const query = queryAudit(filter);
  const lookup = toWordLookup(search);
  const { documents, nextCursor } = lookup
    ? await readMatching(
        lookup.term === null ? query : query.where("searchWords", "array-contains", lookup.term),
        newestFirst,
        { limit, cursor, maxReads: limit + maxExtraReads },
        (snapshot) => lookup.matches(safeParseDocument(Indexed, snapshot)?.searchWords ?? []),
      )
    : await readPage(query, newestFirst, limit, cursor);
  return { entries: parseAll(AuditEvent, documents), nextCursor };
}
