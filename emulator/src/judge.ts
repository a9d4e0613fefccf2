import type { Caller } from "./caller.ts";
import { Failure } from "./failure.ts";
import type { StoredDocument } from "./store/document.ts";
import type { Path } from "./store/path.ts";
import type { PreparedQuery } from "./store/prepared-query.ts";

/** One thing that a caller wants to do to documents. */
export type Access =
  | { readonly method: "get"; readonly path: Path; readonly stored: StoredDocument | undefined }
  | { readonly method: "list"; readonly query: PreparedQuery }
  | {
      readonly method: "create" | "update" | "delete";
      readonly path: Path;
      readonly stored: StoredDocument | undefined;
      /** The document as it will be; absent on delete. */
      readonly next: StoredDocument | undefined;
    };

/** All that one call does, with the documents before it and after it. */
export interface Trial {
  readonly caller: Exclude<Caller, { kind: "admin" }>;
  readonly database: string;
  readonly time: bigint;
  readonly accesses: readonly Access[];
  readonly before: (key: string) => StoredDocument | undefined;
  readonly after: (key: string) => StoredDocument | undefined;
}

/** Security rules: throws PERMISSION_DENIED when anything of the call is not allowed. Never asked about admins. */
export type Judge = (trial: Trial) => void;

/** Lets nobody but admins in. */
export const denyEverything: Judge = ({ accesses }) => {
  const [access] = accesses;
  if (access) throw new Failure("PERMISSION_DENIED", `No matching allow statements for '${access.method}'.`);
};
