import { commitWrites } from "../call/commit-writes.ts";
import type { RpcContext } from "../call/context.ts";
import type { WireTimestamp, WireWrite, WireWriteResult } from "../wire/messages.ts";
import { encodeTimestamp } from "../wire/time.ts";
import { decodeWrites, toWriteResults } from "../wire/writes.ts";

interface CommitRequest {
  database?: string;
  writes?: WireWrite[];
  transaction?: Uint8Array;
}

export interface CommitResponse {
  writeResults: WireWriteResult[];
  commitTime: WireTimestamp;
}

/** Commits all writes or none, and ends the transaction if the request names one. */
export function commit(context: RpcContext, request: CommitRequest): CommitResponse {
  const instance = context.emulator.databaseInstance(request.database);
  const writes = decodeWrites(instance.name, request.writes);
  const token = request.transaction;
  const transaction = token && token.length > 0 ? instance.transactions.find(token) : undefined;
  const staged = commitWrites(context, instance, writes, transaction);
  return { writeResults: toWriteResults(staged), commitTime: encodeTimestamp(staged.time) };
}
