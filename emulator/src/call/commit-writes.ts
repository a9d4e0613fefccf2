import { invalidArgument } from "../shared/rpc-error.ts";
import type { StoredDocument } from "../store/documents/document.ts";
import { keyOf } from "../store/documents/path.ts";
import type { Transaction } from "../store/transactions.ts";
import type { StagedCommit, StagedWrite, Write } from "../store/write.ts";
import type { Operation } from "./access-check.ts";
import { checkAccess, type RpcContext } from "./context.ts";
import type { DatabaseInstance } from "./emulator.ts";

/** Commits writes atomically: stage, conflict check, access check, apply, publish. */
export function commitWrites(
  context: RpcContext,
  instance: DatabaseInstance,
  writes: readonly Write[],
  transaction?: Transaction,
): StagedCommit {
  if (transaction?.readOnly && writes.length > 0) {
    throw invalidArgument("Cannot modify entities in a read-only transaction.");
  }
  const staged = instance.database.stage(writes);
  try {
    // A transaction without writes has read one consistent state, so it needs no conflict check.
    if (writes.length > 0) transaction?.checkConsistent();
    checkStagedCommit(context, instance, staged);
    instance.database.apply(staged);
  } finally {
    if (transaction) instance.transactions.end(transaction);
  }
  countUsage(instance, staged);
  if (staged.changes.length > 0) publish(context, instance, staged);
  return staged;
}

function checkStagedCommit(context: RpcContext, instance: DatabaseInstance, staged: StagedCommit): void {
  if (context.caller.kind === "adminSdk") return;
  const after = new Map(staged.writes.map(({ write, after }) => [keyOf(write.path), after]));
  const before = (key: string) => instance.database.document(key);
  checkAccess(context, instance, {
    operations: staged.writes.map((one) => toOperation(one, before(keyOf(one.write.path)))),
    time: staged.requestTime,
    before,
    after: (key) => (after.has(key) ? after.get(key) : before(key)),
  });
}

// The committed state decides whether a write is a create or an update, even where an earlier write of the same commit changes it.
function toOperation({ write, after }: StagedWrite, stored: StoredDocument | undefined): Operation {
  const { path } = write;
  if (write.kind === "verify") return { method: "get", path, stored };
  if (write.kind === "delete") return { method: "delete", path, stored, next: undefined };
  return { method: stored ? "update" : "create", path, stored, next: after };
}

function countUsage({ usage }: DatabaseInstance, staged: StagedCommit): void {
  for (const { write } of staged.writes) {
    if (write.kind === "delete") usage.deletes++;
    else if (write.kind === "update") usage.writes++;
  }
}

function publish(
  { emulator, caller }: RpcContext,
  { name }: DatabaseInstance,
  { changes, time }: StagedCommit,
): void {
  emulator.deps.publish({ database: name, changes, time, caller });
}
