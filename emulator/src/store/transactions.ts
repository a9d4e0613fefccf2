import { Buffer } from "node:buffer";
import type { Clock } from "../clock.ts";
import { Failure, invalid } from "../failure.ts";
import type { Database } from "./database.ts";
import type { Change } from "./document.ts";
import type { PreparedQuery } from "./prepared-query.ts";
import { Turns } from "./turns.ts";
import type { View } from "./view.ts";

/** What a transaction has read, so that a commit that would change it is noticed. */
export class Transaction {
  readonly id: string;
  /** The moment that a read-only transaction sees. */
  readonly readTime: bigint | undefined;
  readonly startedAt: bigint;
  usedAt: bigint;
  /** Since another commit has changed something that was read: the moment before it, which all that was read is of. */
  #lostAt: bigint | undefined;
  readonly #documents = new Set<string>();
  readonly #queries: PreparedQuery[] = [];

  constructor(id: string, startedAt: bigint, readTime: bigint | undefined) {
    this.id = id;
    this.startedAt = startedAt;
    this.usedAt = startedAt;
    this.readTime = readTime;
  }

  get readOnly(): boolean {
    return this.readTime !== undefined;
  }

  /** The one moment that reads see; undefined while that is the present. */
  get moment(): bigint | undefined {
    return this.readTime ?? this.#lostAt;
  }

  /** Refuses to write once another commit has changed something that was read. */
  checkConsistent(): void {
    if (this.#lostAt !== undefined) {
      throw new Failure("ABORTED", "Too much contention on these documents. Please try again.");
    }
  }

  noteDocument(key: string): void {
    this.#documents.add(key);
  }

  noteQuery(query: PreparedQuery): void {
    this.#queries.push(query);
  }

  /** Compares another commit with what was read; a document that enters or leaves a query's result counts. */
  observe(changes: readonly Change[], time: bigint): void {
    if (this.moment !== undefined) return;
    const isTouched = changes.some((change) => {
      return this.#documents.has(change.key) || this.#queries.some((query) => touches(query, change));
    });
    if (isTouched) this.#lostAt = time - 1n;
  }
}

function touches(query: PreparedQuery, { before, after }: Change): boolean {
  return (before !== undefined && query.matches(before)) || (after !== undefined && query.matches(after));
}

const idleLimit = 60_000_000n;
const wholeLimit = 270_000_000n;
/** Begins every id, so that a foreign token is told from one that has ended. */
const mark = "6673";
const idBytes = 14;
/** So many that have ended are remembered: whoever tries one again names it. */
const maxEnded = 10_000;

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #ended = new Set<string>();
  readonly #turns = new Turns();
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
    const id = mark + this.#randomBytes(idBytes).toString("hex");
    const transaction = new Transaction(id, now, readTime);
    this.#open.set(id, transaction);
    return transaction;
  }

  /** The open transaction that a client means. */
  find(token: Uint8Array): Transaction {
    const id = idOf(token);
    const transaction = this.#open.get(id);
    const now = this.#clock();
    if (transaction && isExpired(transaction, now)) this.end(transaction);
    if (!transaction || !this.#open.has(id)) {
      throw new Failure("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    transaction.usedAt = now;
    return transaction;
  }

  /**
   * What a transaction reads: the present, or the moment that a read-only one keeps. One that has lost reads on as if nothing had
   * happened and learns of it when it commits: SDKs take an aborted read for a broken connection and try it again for seconds.
   */
  view({ moment }: Transaction): View {
    if (moment === undefined) return this.#database;
    if (!this.#database.remembers(moment)) {
      throw new Failure("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    return this.#database.past(moment);
  }

  /** Waits for the transaction's turn to read these documents, then notes them as read. */
  async readDocuments(transaction: Transaction, keys: readonly string[]): Promise<void> {
    if (transaction.moment !== undefined) return;
    await this.#turns.take(transaction, keys);
    if (!this.#open.has(transaction.id)) this.#turns.release(transaction);
    for (const key of keys) transaction.noteDocument(key);
  }

  /** @throws Failure INVALID_ARGUMENT when no transaction that a client may try again has this id */
  checkKnown(token: Uint8Array): void {
    const id = idOf(token);
    if (!this.#open.has(id) && !this.#ended.has(id)) throw invalid("Invalid transaction.");
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id);
    this.#turns.release(transaction);
    this.#ended.add(transaction.id);
    const [oldest] = this.#ended.size > maxEnded ? this.#ended : [];
    if (oldest !== undefined) this.#ended.delete(oldest);
  }

  /** Ends a transaction without a commit; again and again if the client likes. */
  rollback(token: Uint8Array): void {
    const transaction = this.#open.get(idOf(token));
    if (transaction) this.end(transaction);
  }

  endAll(): void {
    for (const transaction of this.#open.values()) this.end(transaction);
  }
}

function isExpired(transaction: Transaction, now: bigint): boolean {
  return now - transaction.usedAt > idleLimit || now - transaction.startedAt > wholeLimit;
}

function idOf(token: Uint8Array): string {
  const id = Buffer.from(token).toString("hex");
  if (id.length !== mark.length + 2 * idBytes || !id.startsWith(mark)) throw invalid("Invalid transaction.");
  return id;
}
