import type { RpcContext } from "../call/context.ts";
import * as reading from "../call/read.ts";
import type { WireTransactionOptions } from "../wire/messages.ts";

interface BeginTransactionRequest {
  database?: string;
  options?: WireTransactionOptions;
}

/** Begins a transaction and returns its id. */
export function beginTransaction(
  context: RpcContext,
  request: BeginTransactionRequest,
): { transaction: Uint8Array } {
  const transaction = reading.beginTransaction(
    context.emulator.databaseInstance(request.database),
    request.options,
  );
  return { transaction: Buffer.from(transaction.id, "hex") };
}
