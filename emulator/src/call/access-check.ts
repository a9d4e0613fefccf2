import type { StoredDocument } from "../store/documents/document.ts";
import type { Path } from "../store/documents/path.ts";
import type { PreparedQuery } from "../store/queries/prepared-query.ts";
import type { Caller } from "./caller.ts";

/** One thing that a caller wants to do to documents. */
export type Operation =
  | { readonly method: "get"; readonly path: Path; readonly stored: StoredDocument | undefined }
  | {
      readonly method: "list";
      readonly query: PreparedQuery;
      /** The size of a page, where the caller asks for one instead of a limit. */
      readonly pageSize?: number | undefined;
    }
  | {
      readonly method: "create" | "update" | "delete";
      readonly path: Path;
      readonly stored: StoredDocument | undefined;
      /** The document as it will be; absent on delete. */
      readonly next: StoredDocument | undefined;
    };

/** All that one call does, with the documents before it and after it. */
export interface AccessCheck {
  readonly caller: Exclude<Caller, { kind: "admin" }>;
  readonly database: string;
  readonly time: bigint;
  readonly operations: readonly Operation[];
  readonly before: (key: string) => StoredDocument | undefined;
  readonly after: (key: string) => StoredDocument | undefined;
}

/** Security rules. They are never asked about admins. */
export interface RulesEvaluator {
  /**
   * Throws PERMISSION_DENIED when anything of the call is not allowed. Tells the keys of the other documents on
   * which the verdict rests.
   */
  checkAccess(check: AccessCheck): ReadonlySet<string>;
  /** Hears of each change of a project's rules. */
  onChange(project: string, listener: () => void): () => void;
}
