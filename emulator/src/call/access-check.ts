import type { StoredDocument } from "../store/documents/document.ts";
import type { Path } from "../store/documents/path.ts";
import type { PreparedQuery } from "../store/queries/prepared-query.ts";
import type { Caller } from "./caller.ts";

/** One operation of a caller on documents. */
export type Operation =
  | { readonly method: "get"; readonly path: Path; readonly stored: StoredDocument | undefined }
  | {
      readonly method: "list";
      readonly query: PreparedQuery;
      /** The page size, when the request has one instead of a limit. */
      readonly pageSize?: number | undefined;
    }
  | {
      readonly method: "create" | "update" | "delete";
      readonly path: Path;
      readonly stored: StoredDocument | undefined;
      /** The document after the operation; undefined on delete. */
      readonly next: StoredDocument | undefined;
    };

/** Every operation of one call, with the documents before and after it. */
export interface AccessCheck {
  readonly caller: Exclude<Caller, { kind: "adminSdk" }>;
  readonly database: string;
  readonly time: bigint;
  readonly operations: readonly Operation[];
  readonly before: (key: string) => StoredDocument | undefined;
  readonly after: (key: string) => StoredDocument | undefined;
}

/** Security rules. Calls of the Admin SDK bypass them. */
export interface RulesEvaluator {
  /**
   * @throws RpcError PERMISSION_DENIED when one operation is denied.
   * @returns the keys of the other documents that the rules read
   */
  checkAccess(check: AccessCheck): ReadonlySet<string>;
  /**
   * Calls `listener` after each change of a project's rules.
   * @returns the unsubscribe function
   */
  onChange(project: string, listener: () => void): () => void;
}
