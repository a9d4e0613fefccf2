import { sellerListColumnKeys } from "@halkopiha/domain/admin/seller-list.ts";
import type { UserCount } from "@halkopiha/domain/admin/user-search.ts";
import { useAtomValue } from "jotai/react";
import { toApiFilters, type UserList } from "../list/user-list-query.ts";
import { type ColumnKey, userTableAtom } from "../list/user-table-atom.ts";

/** A list of users and how many it has; the number is undefined until it is known. */
export interface ListedUsers {
  list: UserList;
  count: UserCount | undefined;
}

/** The columns of a file: the name and those of the table, in the order of the file. */
function toFileColumns(shown: readonly ColumnKey[]): string {
  const wanted = new Set<string>(["name", ...shown]);
  return sellerListColumnKeys.filter((key) => wanted.has(key)).join(",");
}

/** The columns of the file as a parameter of the API; nothing for all of them. */
export function useColumnsParameter(): { columns?: string } {
  const { columns, exportsAll } = useAtomValue(userTableAtom);
  return exportsAll ? {} : { columns: toFileColumns(columns) };
}

/** The parameters of a file that contains what the list shows. */
export function useListExportQuery(list: UserList) {
  return { ...toApiFilters(list), sort: list.sort, ...useColumnsParameter() };
}
