import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import {
  ErrorGroup,
  type ErrorKind,
  type ErrorReport,
  type ErrorSource,
} from "@halkopiha/domain/errors/error-report.ts";
import { toComparedFrames } from "@halkopiha/domain/errors/stack-frames.ts";
import { FieldValue, type Query, Timestamp } from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseAll, requireDocument } from "../firestore/document.ts";
import { readPage, type SortOrder } from "../firestore/page.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { tryConsume } from "../rate-limits.ts";

const hour = 60 * 60_000;

/** Writes of one source in an hour, by all instances together; each may count any number of errors. */
const maxWrites = 1000;
/** New groups of one source in a day. What else there is, is counted in one group. */
const maxNewGroups = 200;
/** Groups that wait for one write. */
const maxWaiting = 20;

const errors = () => firestore().collection("errors");

/** An error to be counted, scrubbed. */
export interface CountedError extends Omit<ErrorReport, "kind"> {
  source: ErrorSource;
  kind: ErrorKind;
  /** Browser and system; null on the server. */
  device: string | null;
}

function toGroupId({ source, release, kind, message, stack }: CountedError): string {
  return sha256Hex(JSON.stringify([source, release, kind, message, toComparedFrames(stack)]));
}

/** What is counted when there are too many groups: nothing in it comes from a client, who could make it another one each time. */
const toOther = ({ source }: CountedError): CountedError => ({
  ...{ source, kind: source === "browser" ? "error" : "call", message: "Muut virheet, joita on liian monta" },
  ...{ stack: "", page: "", release: "", device: null },
});

interface Waiting {
  count: number;
  error: CountedError;
}

/** Errors that wait for the next write, by the ids of their groups. */
let waiting = new Map<string, Waiting>();
let nextWrite: Promise<void> | null = null;
let lastWrite = Promise.resolve();

function addTo(counted: Map<string, Waiting>, error: CountedError, count: number): void {
  const id = toGroupId(error);
  counted.set(id, { error, count: (counted.get(id)?.count ?? 0) + count });
}

/** The ids of the groups that are stored already. */
async function findStored(ids: readonly string[]): Promise<Set<string>> {
  const found = await firestore().getAll(...ids.map((id) => errors().doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

/** Counts what would be one group too many among the others. */
async function boundGroups(
  counted: Map<string, Waiting>,
  stored: Set<string>,
): Promise<Map<string, Waiting>> {
  const bounded = new Map<string, Waiting>();
  for (const [id, { error, count }] of counted) {
    const limit = { max: maxNewGroups, window: day };
    const isCounted = stored.has(id) || (await tryConsume(`new-errors:${error.source}`, limit));
    addTo(bounded, isCounted ? error : toOther(error), count);
  }
  return bounded;
}

async function writeOfSource(source: ErrorSource, all: Map<string, Waiting>): Promise<void> {
  const counted = new Map([...all].filter(([, { error }]) => error.source === source));
  if (counted.size === 0) return;
  if (!(await tryConsume(`errors:${source}`, { max: maxWrites, window: hour }))) return;
  const stored = await findStored([...counted.keys()]);
  const now = Date.now();
  const at = Timestamp.fromMillis(now);
  const batch = firestore().batch();
  for (const [id, { error, count }] of await boundGroups(counted, stored)) {
    const times = { lastAt: at, expiresAt: Timestamp.fromMillis(now + toRetentionMs(retention.errors)) };
    const first = stored.has(id) ? {} : { createdAt: at, handledAt: null };
    const fields = { ...error, ...times, ...first, count: FieldValue.increment(count) };
    batch.set(errors().doc(id), fields, { merge: true });
  }
  await batch.commit();
}

async function writeWaiting(): Promise<void> {
  const counted = waiting;
  waiting = new Map();
  nextWrite = null;
  try {
    await writeOfSource("browser", counted);
    await writeOfSource("server", counted);
  } catch (error) {
    logError("Errors were not stored", { lost: counted.size, reason: String(error) });
  }
}

/**
 * Counts an error: one document for each source, release, kind, message and place. An instance writes one batch at a time, so that a flood
 * does not wait for one document. It is never rejected: a failure is logged.
 */
export async function countError(error: CountedError): Promise<void> {
  const isFull = waiting.size >= maxWaiting && !waiting.has(toGroupId(error));
  addTo(waiting, isFull ? toOther(error) : error, 1);
  nextWrite ??= lastWrite = lastWrite.then(writeWaiting);
  await nextWrite;
}

/** The latest error first: the last of those that were counted. */
const latestFirst: SortOrder = { field: "lastAt", direction: "desc" };

interface ErrorSearch {
  source?: ErrorSource | undefined;
  release?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

function queryErrors({ source, release }: ErrorSearch): Query {
  let query: Query = errors();
  if (source !== undefined) query = query.where("source", "==", source);
  if (release !== undefined) query = query.where("release", "==", release);
  return query;
}

/** One page of errors, the latest first. */
export async function listErrors(search: ErrorSearch) {
  const page = await readPage(queryErrors(search), latestFirst, search.limit, search.cursor);
  return { errors: parseAll(ErrorGroup, page.documents), nextCursor: page.nextCursor };
}

/**
 * Marks an error as handled, or takes that back.
 * @throws AppError `notFound`
 */
export function markError(id: string, isHandled: boolean): Promise<ErrorGroup> {
  return firestore().runTransaction(async (transaction) => {
    const ref = errors().doc(id);
    const error = requireDocument(ErrorGroup, await transaction.get(ref));
    const now = isHandled ? Timestamp.now() : null;
    transaction.update(ref, { handledAt: now });
    return { ...error, handledAt: now ? now.toDate().toISOString() : null };
  });
}
