import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import {
  listKinds,
  type RejectionKind,
  SecurityEvent,
  type SecurityEventFilter,
  type SecurityEventKind,
} from "@halkopiha/domain/admin/security-event.ts";
import {
  type DocumentReference,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";
import { findEventDevice, getEventSource } from "../../client/event-source.ts";
import { firestore } from "../../firebase.ts";
import { parseAll, readMany } from "../firestore/document.ts";
import { readPage, type SortOrder } from "../firestore/page.ts";
import { sha256Hex } from "../firestore/sha256.ts";

const hour = 60 * 60_000;

/** A security event as stored: with the ids of accounts only. */
const Stored = z.extend(SecurityEvent, { user: z.nullable(z.string()), by: z.nullable(z.string()) });

const events = () => firestore().collection("securityEvents");

const toExpiry = (now: number) => now + toRetentionMs(retention.securityEvents);

/** Something that was done; who did it, where and with which call is known from the request. */
export interface NewSecurityEvent {
  kind: Exclude<SecurityEventKind, RejectionKind>;
  /** The id of the account concerned. */
  user: string;
}

function toDocument({ kind, user }: NewSecurityEvent) {
  const { call, network, device, caller } = getEventSource();
  const now = Date.now();
  const at = Timestamp.fromMillis(now);
  return {
    ...{ kind, user, by: caller === user ? null : caller, device, network, call },
    ...{ count: 1, createdAt: at, lastAt: at, expiresAt: Timestamp.fromMillis(toExpiry(now)) },
  };
}

/** Records an event in the transaction or batch of what it reports. All reads of the transaction must precede it. */
export function recordEventWith(writer: Transaction | WriteBatch, event: NewSecurityEvent): void {
  const create: (ref: DocumentReference, event: object) => unknown = writer.create.bind(writer);
  create(events().doc(), toDocument(event));
}

/** Records an event that has no transaction. @param id of what happens once, however often it is tried */
export async function recordEvent(event: NewSecurityEvent, id: string = events().doc().id): Promise<void> {
  await findEventDevice();
  await events().doc(id).set(toDocument(event));
}

/** Rejections that wait for the next write, by the ids of their documents. */
let waiting = new Map<string, { count: number; fields: object }>();
let nextWrite: Promise<void> | null = null;
let lastWrite = Promise.resolve();

async function writeWaiting(): Promise<void> {
  const counted = waiting;
  waiting = new Map();
  nextWrite = null;
  const batch = firestore().batch();
  for (const [id, { count, fields }] of counted) {
    batch.set(events().doc(id), { ...fields, count: FieldValue.increment(count) }, { merge: true });
  }
  try {
    await batch.commit();
  } catch (error) {
    logError("Security events were not stored", { lost: counted.size, reason: String(error) });
  }
}

/**
 * Counts a rejected call: one document for each kind, account, network, call and hour, so that a flood does not fill the database. An
 * instance writes one batch at a time, so that a flood does not wait for one document either, and what is rejected at the same time takes
 * the same time, whether or not there is an account. It is never rejected: a failure is logged.
 */
export async function countRejection(kind: RejectionKind): Promise<void> {
  await findEventDevice();
  const { call, network, device, account } = getEventSource();
  const now = Date.now();
  const since = now - (now % hour);
  const id = sha256Hex(JSON.stringify([kind, account, network, call, since]));
  const times = {
    createdAt: Timestamp.fromMillis(since),
    lastAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(toExpiry(now)),
  };
  waiting.set(id, {
    count: (waiting.get(id)?.count ?? 0) + 1,
    fields: { kind, user: account, by: null, device, network, call, ...times },
  });
  nextWrite ??= lastWrite = lastWrite.then(writeWaiting);
  await nextWrite;
}

/** The latest event first: the last of those that were counted. */
const latestFirst: SortOrder = { field: "lastAt", direction: "desc" };

interface EventSearch {
  kinds: SecurityEventFilter;
  user?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

function queryEvents({ kinds, user }: EventSearch): Query {
  const ofUser = user === undefined ? events() : events().where("user", "==", user);
  return kinds === "all" ? ofUser : ofUser.where("kind", "in", listKinds(kinds));
}

const Named = z.object({ _id: z.string(), username: z.string() });

/** One page of security events, the latest first, with the present user names of the accounts. */
export async function listSecurityEvents(search: EventSearch) {
  const page = await readPage(queryEvents(search), latestFirst, search.limit, search.cursor);
  const found = parseAll(Stored, page.documents);
  const ids = new Set(found.flatMap(({ user, by }) => [user, by]).filter((id) => id !== null));
  const users = await readMany(firestore(), "users", Named, [...ids]);
  const withName = (id: string | null) =>
    id === null ? null : { _id: id, username: users.get(id)?.username ?? null };
  return {
    events: found.map((event) => ({ ...event, user: withName(event.user), by: withName(event.by) })),
    nextCursor: page.nextCursor,
  };
}
