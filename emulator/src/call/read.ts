import type { StoredDocument } from "../store/documents/document.ts";
import { keyOf, type Path } from "../store/documents/path.ts";
import type { PreparedQuery } from "../store/queries/prepared-query.ts";
import { runQuery } from "../store/queries/run-query.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { Transaction } from "../store/transactions.ts";
import type { ConsistencySelector, WireTransactionOptions } from "../wire/messages.ts";
import { decodeTimestamp } from "../wire/time.ts";
import { checkAccess, type RpcContext } from "./context.ts";
import type { DatabaseInstance } from "./emulator.ts";

/** The snapshot that a read uses and the transaction that it belongs to. */
export interface ReadContext {
  readonly instance: DatabaseInstance;
  /** A getter: the snapshot changes when the transaction is aborted while it waits for a lock. */
  readonly snapshot: Snapshot;
  readonly transaction: Transaction | undefined;
  /** The id to return to the client when the read itself began the transaction. */
  readonly newTransactionId: Buffer | undefined;
}

/** Finds or begins the transaction, or finds the snapshot, that a read's consistency selector names. */
export function beginRead(instance: DatabaseInstance, selector: ConsistencySelector): ReadContext {
  const { database, transactions } = instance;
  if (selector.newTransaction) {
    const transaction = beginTransaction(instance, selector.newTransaction);
    return readInTransaction(instance, transaction, Buffer.from(transaction.id, "hex"));
  }
  if (selector.transaction && selector.transaction.length > 0) {
    return readInTransaction(instance, transactions.find(selector.transaction), undefined);
  }
  const snapshot = selector.readTime
    ? database.checkedSnapshotAt(decodeTimestamp(selector.readTime))
    : database;
  return { instance, snapshot, transaction: undefined, newTransactionId: undefined };
}

function readInTransaction(
  instance: DatabaseInstance,
  transaction: Transaction,
  newTransactionId: Buffer | undefined,
): ReadContext {
  return {
    instance,
    transaction,
    newTransactionId,
    get snapshot() {
      return instance.transactions.snapshot(transaction);
    },
  };
}

/** Begins a transaction, which is read-write without options. */
export function beginTransaction(
  instance: DatabaseInstance,
  options: WireTransactionOptions | undefined,
): Transaction {
  const retried = options?.readWrite?.retryTransaction;
  if (retried && retried.length > 0) instance.transactions.checkKnown(retried);
  if (!options?.readOnly) return instance.transactions.begin();
  const { database } = instance;
  const time = options.readOnly.readTime && decodeTimestamp(options.readOnly.readTime);
  return instance.transactions.begin(
    time === undefined ? database.time : database.checkedSnapshotAt(time).time,
  );
}

/** Reads documents in the given order; the rules evaluate each as `get`. */
export async function readDocuments(
  context: RpcContext,
  reading: ReadContext,
  paths: readonly Path[],
): Promise<(StoredDocument | undefined)[]> {
  const { instance, transaction } = reading;
  const keys = paths.map(keyOf);
  if (transaction) await instance.transactions.readDocuments(transaction, keys);
  const { snapshot } = reading;
  const documents = keys.map((key) => snapshot.document(key));
  const operations = paths.map((path, index) => ({ method: "get", path, stored: documents[index] }) as const);
  checkAccess(context, instance, {
    operations,
    time: snapshot.time,
    before: (key) => snapshot.document(key),
  });
  instance.usage.reads += paths.length;
  return documents;
}

/** Runs a query; the rules evaluate it as `list`. */
export function readQueryResults(
  context: RpcContext,
  reading: ReadContext,
  prepared: PreparedQuery,
  pageSize?: number,
): StoredDocument[] {
  const { instance, snapshot, transaction } = reading;
  checkAccess(context, instance, {
    operations: [{ method: "list", query: prepared, pageSize }],
    time: snapshot.time,
    before: (key) => snapshot.document(key),
  });
  if (transaction && !transaction.readOnly) transaction.trackQuery(prepared);
  return runQuery(prepared, snapshot);
}
