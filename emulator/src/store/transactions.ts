import { Buffer } from "node:buffer";
import type { Clock } from "../shared/clock.ts";
import { invalidArgument, RpcError } from "../shared/rpc-error.ts";
import type { Database } from "./database.ts";
import { DocumentLocks } from "./document-locks.ts";
import type { Change } from "./documents/document.ts";
import type { PreparedQuery } from "./queries/prepared-query.ts";
import type { Snapshot } from "./snapshot.ts";

/** The documents and queries that a transaction has read, to detect a commit that changes one of them. */
export class Transaction {
  readonly id: string;
  /** The time that a read-only transaction reads at, undefined for read-write. */
  readonly readTime: bigint | undefined;
  readonly startedAt: bigint;
  lastUsedAt: bigint;
  /** Set when another commit has changed a document that this transaction has read: later reads use the time just before that commit. */
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

  /** The time that reads use; undefined while they use the present. */
  get snapshotTime(): bigint | undefined {
    return this.readTime ?? this.#abortedAt;
  }

  /** @throws RpcError ABORTED once another commit has changed something that this transaction has read */
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

  /** Checks another commit for changes to what this transaction has read; a document that enters or leaves a query's result counts. */
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
/** Prefix of every id, which distinguishes a malformed token (INVALID_ARGUMENT) from an expired one (ABORTED). */
const idPrefix = "6673";
const idBytes = 14;
/** How many ids of ended transactions are remembered, because a retry names the previous transaction. */
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

  /** Opens a read-write transaction, or a read-only one when a read time is given. */
  begin(readTime?: bigint): Transaction {
    const now = this.#clock();
    for (const transaction of this.#open.values()) if (isExpired(transaction, now)) this.end(transaction);
    const id = idPrefix + this.#randomBytes(idBytes).toString("hex");
    const transaction = new Transaction(id, now, readTime);
    this.#open.set(id, transaction);
    return transaction;
  }

  /**
   * Finds the open transaction of a token.
   * @throws RpcError ABORTED when it has ended or expired
   */
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
   * The state that a transaction reads: the present, or its snapshot. After a conflict the transaction continues to read a snapshot and
   * fails only at commit, because SDKs treat an aborted read as a broken connection and retry it for seconds.
   * @throws RpcError ABORTED when the history no longer covers the snapshot
   */
  snapshot({ snapshotTime }: Transaction): Snapshot {
    if (snapshotTime === undefined) return this.#database;
    if (!this.#database.hasSnapshotAt(snapshotTime)) {
      throw new RpcError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    return this.#database.snapshotAt(snapshotTime);
  }

  /** Waits for the transaction's turn to read these documents, then tracks them as read. */
  async readDocuments(transaction: Transaction, keys: readonly string[]): Promise<void> {
    if (transaction.snapshotTime !== undefined) return;
    await this.#locks.acquire(transaction, keys);
    if (!this.#open.has(transaction.id)) this.#locks.release(transaction);
    for (const key of keys) transaction.trackDocument(key);
  }

  /** @throws RpcError INVALID_ARGUMENT when the id belongs to no open or recently ended transaction */
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

  /** Ends a transaction without a commit; does nothing when it has already ended. */
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
