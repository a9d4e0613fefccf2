import {
  AuditEntry,
  type AuditKind,
  auditLifetime,
  type auditOf,
  type Stored,
} from "@halkopiha/domain/audit.ts";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseAll, parseDocument } from "./document.ts";
import { newestFirst, readPage } from "./page.ts";

const audit = () => firestore().collection("audit");

/** Where the things lie that admins change. */
const places = {
  user: "users",
  region: "regions",
  locality: "localities",
  plan: "accounts",
  advertisement: "advertisements",
  contact: "contacts",
  order: "orders",
} as const satisfies Record<AuditKind, string>;

const Anything = z.record(z.string(), z.unknown());

/** These things as they are stored now, in the order of their ids; null where there is none. */
export async function readStored(kind: AuditKind, ids: readonly string[]): Promise<(Stored | null)[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore().getAll(...ids.map((id) => firestore().doc(`${places[kind]}/${id}`)));
  return snapshots.map((snapshot) => parseDocument(Anything, snapshot));
}

/** Remembers what somebody has done, all of it or nothing. */
export async function remember(
  by: AuditEntry["by"],
  done: readonly NonNullable<ReturnType<typeof auditOf>>[],
  now: Date,
): Promise<void> {
  const batch = firestore().batch();
  const createdAt = Timestamp.fromDate(now);
  for (const entry of done) {
    batch.create(audit().doc(), {
      ...entry,
      by,
      createdAt,
      expiresAt: Timestamp.fromMillis(now.getTime() + auditLifetime),
    });
  }
  await batch.commit();
}

/** One page of what has been done, newest first. */
export async function listAudit({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const { documents, nextCursor } = await readPage(audit(), newestFirst, limit, cursor);
  return { entries: parseAll(AuditEntry, documents), nextCursor };
}
