import { RpcError } from "../shared/rpc-error.ts";
import type { StoredDocument } from "../store/documents/document.ts";
import type { Operation } from "./access-check.ts";
import type { Caller } from "./caller.ts";
import type { DatabaseInstance, Emulator } from "./emulator.ts";

/** The context of one call: its caller and the databases. */
export interface RpcContext {
  readonly emulator: Emulator;
  readonly caller: Caller;
  /** The header `google-cloud-resource-prefix`: the name of the database, which streams may leave out of their messages. */
  readonly resourcePrefix: string | undefined;
}

type Lookup = (key: string) => StoredDocument | undefined;

/**
 * Checks the security rules unless the caller is the Admin SDK.
 * @returns the keys of the documents that the rules read
 */
export function checkAccess(
  { emulator, caller }: RpcContext,
  instance: DatabaseInstance,
  check: { operations: readonly Operation[]; time: bigint; before: Lookup; after?: Lookup },
): ReadonlySet<string> {
  if (caller.kind === "adminSdk" || check.operations.length === 0) return new Set();
  const after = check.after ?? check.before;
  return emulator.deps.rulesEvaluator.checkAccess({ ...check, caller, database: instance.name, after });
}

/** @throws RpcError PERMISSION_DENIED unless the caller is the Admin SDK */
export function requireAdminSdk({ caller }: RpcContext, what: string): void {
  if (caller.kind !== "adminSdk") {
    throw new RpcError("PERMISSION_DENIED", `${what} require admin authentication.`);
  }
}
