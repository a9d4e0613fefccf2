import type { RpcContext } from "../call/context.ts";

interface RollbackRequest {
  database?: string;
  transaction?: Uint8Array;
}

/** Ends a transaction without a commit. */
export function rollback(context: RpcContext, request: RollbackRequest): object {
  context.emulator
    .databaseInstance(request.database)
    .transactions.rollback(request.transaction ?? new Uint8Array());
  return {};
}
