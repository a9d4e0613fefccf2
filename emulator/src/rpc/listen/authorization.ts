import type { Operation } from "../../call/access-check.ts";
import { checkAccess, type RpcContext } from "../../call/context.ts";
import type { DatabaseInstance } from "../../call/emulator.ts";
import type { Change } from "../../store/documents/document.ts";
import { keyOf, type Path } from "../../store/documents/path.ts";
import type { PreparedQuery } from "../../store/queries/prepared-query.ts";

/** The result of an access check for a listener; it is repeated when a document that the rules read changes. */
export class ListenAuthorization {
  readonly #check: () => ReadonlySet<string>;
  #documents: ReadonlySet<string>;

  /** @throws RpcError PERMISSION_DENIED when the rules deny access, as `recheck` does later */
  constructor(check: () => ReadonlySet<string>) {
    this.#check = check;
    this.#documents = check();
  }

  recheck(): void {
    this.#documents = this.#check();
  }

  isAffectedBy(changes: readonly Change[]): boolean {
    return changes.some(({ key }) => this.#documents.has(key));
  }
}

/** Each document is a `get`: the result depends on the document itself. */
export function authorizeDocuments(
  context: RpcContext,
  instance: DatabaseInstance,
  paths: readonly Path[],
): ListenAuthorization {
  const keys = paths.map(keyOf);
  return new ListenAuthorization(() => {
    const operations = paths.map((path, index) => {
      return { method: "get", path, stored: instance.database.document(keys[index] ?? "") } as const;
    });
    return new Set([...checkAccessNow(context, instance, operations), ...keys]);
  });
}

/** A query is a `list`: the result depends only on documents that the rules read with get() or exists(). */
export function authorizeQuery(
  context: RpcContext,
  instance: DatabaseInstance,
  query: PreparedQuery,
): ListenAuthorization {
  return new ListenAuthorization(() => checkAccessNow(context, instance, [{ method: "list", query }]));
}

function checkAccessNow(
  context: RpcContext,
  instance: DatabaseInstance,
  operations: readonly Operation[],
): ReadonlySet<string> {
  const { database } = instance;
  return checkAccess(context, instance, {
    operations,
    time: database.time,
    before: (key) => database.document(key),
  });
}
