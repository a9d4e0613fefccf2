import type { UserCount } from "@halkopiha/domain/admin/user-search.ts";
import { countUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { useEffect, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { formatFilters, toApiFilters, type UserListFilters } from "./user-list-query.ts";

/**
 * Number of users that match the filters; undefined until it is known. Counted beside the list, so that the rows do not wait for it, and
 * again when `rows` are others, because they may have been changed or deleted.
 */
export function useUserCount(filters: UserListFilters, rows: unknown): UserCount | undefined {
  const key = formatFilters(filters);
  const [counted, setCounted] = useState<{ key: string; count: UserCount }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters; other rows count again.
  useEffect(() => {
    const control = new AbortController();
    // The list works without the number, so an error needs no message.
    api(countUsers, { body: toApiFilters(filters) }, { handlesErrors: true, signal: control.signal })
      .then((count) => setCounted({ key, count }))
      .catch(() => undefined);
    return () => control.abort();
  }, [key, rows]);
  return counted?.key === key ? counted.count : undefined;
}
