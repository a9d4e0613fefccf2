import { Buffer } from "node:buffer";
import type { Clock } from "../shared/clock.ts";
import { invalidArgument, RpcError } from "../shared/rpc-error.ts";
import type { Database } from "./database.ts";
import { DocumentLocks } from "./document-locks.ts";
import type { Change } from "./documents/document.ts";
import type { PreparedQuery } from "./queries/prepared-query.ts";
import type { View } from "./view.ts";

/** What a transaction has read, so that a commit that would change it is noticed. */
export class Transaction {
  readonly id: string;
  /** The moment that a read-only transaction sees. */
  readonly readTime: bigint | undefined;
  readonly startedAt: bigint;
  lastUsedAt: bigint;
  /** Set when another commit has changed a document that was read: reads then stay at the moment before that commit. */
  #abortedAt: bigint | undefined;
  readonly #documents = new Set<string>();
  readonly #queries: PreparedQuery[] = [];

  constructor(id: string, startedAt: bigint, readTime: bigint | undefined) {
    this.id = id;
    this.startedAt = startedAt;
    this.lastUsedAt = startedAt;
    this.readTime = readTime;
  }

  get readOnly(): boolean {
    return this.readTime !== undefined;
  }

  /** The one moment that reads see; undefined while that is the present. */
  get snapshotTime(): bigint | undefined {
    return this.readTime ?? this.#abortedAt;
  }

  /** Refuses to write once another commit has changed something that was read. */
  checkConsistent(): void {
    if (this.#abortedAt !== undefined) {
      throw new RpcError("ABORTED", "Too much contention on these documents. Please try again.");
    }
  }

  trackDocument(key: string): void {
    this.#documents.add(key);
  }

  trackQuery(query: PreparedQuery): void {
    this.#queries.push(query);
  }

  /** Compares another commit with what was read; a document that enters or leaves a query's result counts. */
  observe(changes: readonly Change[], time: bigint): void {
    if (this.snapshotTime !== undefined) return;
    const isTouched = changes.some((change) => {
      return this.#documents.has(change.key) || this.#queries.some((query) => touches(query, change));
    });
    if (isTouched) this.#abortedAt = time - 1n;
  }
}

function touches(query: PreparedQuery, { before, after }: Change): boolean {
  return (before !== undefined && query.matches(before)) || (after !== undefined && query.matches(after));
}

const maxIdle = 60_000_000n;
const maxDuration = 270_000_000n;
/** Prefix of every id: tells a malformed token from an expired one. */
const idPrefix = "6673";
const idBytes = 14;
/** Ended transactions whose ids are remembered, since a retry names the one before. */
const maxEnded = 10_000;

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #ended = new Set<string>();
  readonly #locks = new DocumentLocks();
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #randomBytes: (size: number) => Buffer;

  constructor(database: Database, clock: Clock, randomBytes: (size: number) => Buffer) {
    this.#database = database;
    this.#clock = clock;
    this.#randomBytes = randomBytes;
    database.onCommit((changes, time) => {
      for (const transaction of this.#open.values()) transaction.observe(changes, time);
    });
  }

  /** Opens a read-write transaction, or with a read time a read-only one. */
  begin(readTime?: bigint): Transaction {
    const now = this.#clock();
    for (const transaction of this.#open.values()) if (isExpired(transaction, now)) this.end(transaction);
    const id = idPrefix + this.#randomBytes(idBytes).toString("hex");
    const transaction = new Transaction(id, now, readTime);
    this.#open.set(id, transaction);
    return transaction;
  }

  /** The open transaction that a client means. */
  find(token: Uint8Array): Transaction {
    const id = parseToken(token);
    const transaction = this.#open.get(id);
    const now = this.#clock();
    if (transaction && isExpired(transaction, now)) this.end(transaction);
    if (!transaction || !this.#open.has(id)) {
      throw new RpcError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    transaction.lastUsedAt = now;
    return transaction;
  }

  /**
   * What a transaction reads: the present, or the moment that a read-only one keeps. One that has lost reads on as if nothing had
   * happened and learns of it when it commits: SDKs take an aborted read for a broken connection and try it again for seconds.
   */
  view({ snapshotTime }: Transaction): View {
    if (snapshotTime === undefined) return this.#database;
    if (!this.#database.canViewAt(snapshotTime)) {
      throw new RpcError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    return this.#database.viewAt(snapshotTime);
  }

  /** Waits for the transaction's turn to read these documents, then notes them as read. */
  async readDocuments(transaction: Transaction, keys: readonly string[]): Promise<void> {
    if (transaction.snapshotTime !== undefined) return;
    await this.#locks.acquire(transaction, keys);
    if (!this.#open.has(transaction.id)) this.#locks.release(transaction);
    for (const key of keys) transaction.trackDocument(key);
  }

  /** @throws RpcError INVALID_ARGUMENT when no transaction that a client may try again has this id */
  checkKnown(token: Uint8Array): void {
    const id = parseToken(token);
    if (!this.#open.has(id) && !this.#ended.has(id)) throw invalidArgument("Invalid transaction.");
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id);
    this.#locks.release(transaction);
    this.#ended.add(transaction.id);
    const [oldest] = this.#ended.size > maxEnded ? this.#ended : [];
    if (oldest !== undefined) this.#ended.delete(oldest);
  }

  /** Ends a transaction without a commit; again and again if the client likes. */
  rollback(token: Uint8Array): void {
    const transaction = this.#open.get(parseToken(token));
    if (transaction) this.end(transaction);
  }

  endAll(): void {
    for (const transaction of this.#open.values()) this.end(transaction);
  }
}

function isExpired(transaction: Transaction, now: bigint): boolean {
  return now - transaction.lastUsedAt > maxIdle || now - transaction.startedAt > maxDuration;
}

function parseToken(token: Uint8Array): string {
  const id = Buffer.from(token).toString("hex");
  if (id.length !== idPrefix.length + 2 * idBytes || !id.startsWith(idPrefix))
    throw invalidArgument("Invalid transaction.");
  return id;
}
