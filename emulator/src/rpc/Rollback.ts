import type { RpcContext } from "../call/call.ts";

interface RollbackRequest {
  database?: string;
  transaction?: Uint8Array;
}

/** Ends a transaction without a commit. */
export function rollback(call: RpcContext, request: RollbackRequest): object {
  call.emulator
    .databaseInstance(request.database)
    .transactions.rollback(request.transaction ?? new Uint8Array());
  return {};
}
