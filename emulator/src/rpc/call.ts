import type { Caller } from "../caller.ts";
import type { Emulator, Store } from "../emulator.ts";
import { Failure } from "../failure.ts";
import type { Access } from "../judge.ts";
import type { StoredDocument } from "../store/document.ts";

/** The surroundings of one call: who makes it, and on what. */
export interface Call {
  readonly emulator: Emulator;
  readonly caller: Caller;
  /** The database that the metadata names; streams may leave it out of their messages. */
  readonly databaseHint: string | undefined;
}

type Lookup = (key: string) => StoredDocument | undefined;

/** Asks the rules, unless the caller is above them. Tells the documents on which the verdict rests. */
export function judge(
  { emulator, caller }: Call,
  store: Store,
  trial: { accesses: readonly Access[]; time: bigint; before: Lookup; after?: Lookup },
): ReadonlySet<string> {
  if (caller.kind === "admin" || trial.accesses.length === 0) return new Set();
  const after = trial.after ?? trial.before;
  return emulator.surroundings.judge.judge({ ...trial, caller, database: store.name, after });
}

/** Refuses everyone but admins. */
export function requireAdmin({ caller }: Call, what: string): void {
  if (caller.kind !== "admin") {
    throw new Failure("PERMISSION_DENIED", `${what} require admin authentication.`);
  }
}
