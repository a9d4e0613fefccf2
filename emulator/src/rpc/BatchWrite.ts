import { commitWrites } from "../call/commit-writes.ts";
import { type RpcContext, requireAdminSdk } from "../call/context.ts";
import type { DatabaseInstance } from "../call/emulator.ts";
import { codes, invalidArgument, toRpcError } from "../shared/rpc-error.ts";
import { keyOf } from "../store/documents/path.ts";
import type { Write } from "../store/write.ts";
import type { WireStatus, WireWrite, WireWriteResult } from "../wire/messages.ts";
import { decodeWrites, toWriteResults } from "../wire/writes.ts";

interface BatchWriteRequest {
  database?: string;
  writes?: WireWrite[];
}

interface BatchWriteResponse {
  writeResults: WireWriteResult[];
  status: WireStatus[];
}

/** Commits each write separately; a write that fails does not affect the others. */
export function batchWrite(context: RpcContext, request: BatchWriteRequest): BatchWriteResponse {
  requireAdminSdk(context, "Batch writes");
  const instance = context.emulator.databaseInstance(request.database);
  const writes = decodeWrites(instance.name, request.writes);
  if (new Set(writes.map(({ path }) => keyOf(path))).size < writes.length) {
    throw invalidArgument("the same document cannot be written more than once in a single request");
  }
  const outcomes = writes.map((write) => commitOne(context, instance, write));
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

function commitOne(
  context: RpcContext,
  instance: DatabaseInstance,
  write: Write,
): { result: WireWriteResult; status: WireStatus } {
  try {
    const [result] = toWriteResults(commitWrites(context, instance, [write]));
    return { result: result ?? {}, status: { code: codes.OK } };
  } catch (thrown) {
    const { code, message } = toRpcError(thrown);
    return { result: {}, status: { code: codes[code], message } };
  }
}
