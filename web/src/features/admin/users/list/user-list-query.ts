import { type UserSort, userSorts } from "@halkopiha/domain/admin/user-search.ts";
import type { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { Request } from "@halkopiha/domain/contract/call.ts";
import type { TableSort } from "../../../../ui/data/Table.tsx";

/** Rows per page. §9 */
export const pageSizes = [15, 25, 50] as const;

/** Groups of users that the table can show. §2 */
export const groups = ["aktiiviset", "passiiviset", "yllapitajat"] as const;
export type Group = (typeof groups)[number];

/** State of the table in the URL. */
export interface UserList {
  queryString: string;
  group: Group | null;
  sort: UserSort;
  limit: (typeof pageSizes)[number];
  /** Cursor of the page; null for the first. */
  cursor: string | null;
}

export function parseUserListQuery(params: URLSearchParams): UserList {
  return {
    queryString: (params.get("queryString") ?? "").trim().slice(0, 100),
    group: groups.find((group) => group === params.get("nayta")) ?? null,
    sort: userSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    limit: pageSizes.find((size) => String(size) === params.get("limit")) ?? 15,
    cursor: params.get("cursor"),
  };
}

/** Query string of a list; default values are omitted. */
export function formatUserListQuery({ queryString, group, sort, limit, cursor }: UserList): `?${string}` {
  const params = new URLSearchParams();
  if (queryString) params.set("queryString", queryString);
  if (group) params.set("nayta", group);
  if (sort !== "newest") params.set("sort", sort);
  if (limit !== 15) params.set("limit", String(limit));
  if (cursor) params.set("cursor", cursor);
  return `?${params}`;
}

const flags = {
  aktiiviset: { active: "true" },
  passiiviset: { active: "false" },
  yllapitajat: { admin: "true" },
} as const;

export function toApiQuery({ group, cursor, ...rest }: UserList): Request<typeof listUsers>["query"] {
  return { ...rest, ...(group && flags[group]), ...(cursor && { cursor }) };
}

const byColumn = {
  name: { asc: "name", desc: "-name" },
  username: { asc: "username", desc: "-username" },
  createdAt: { asc: "oldest", desc: "newest" },
} as const satisfies Record<string, Record<TableSort["direction"], UserSort>>;

/** The API's sort order for a column and direction. */
export function toUserSort({ by, direction }: TableSort): UserSort {
  return Object.entries(byColumn).find(([column]) => column === by)?.[1][direction] ?? "newest";
}

/** The column and direction for the API's sort order. */
export function toTableSort(sort: UserSort): TableSort | undefined {
  for (const [by, { asc, desc }] of Object.entries(byColumn)) {
    if (sort === asc) return { by, direction: "asc" };
    if (sort === desc) return { by, direction: "desc" };
  }
  return undefined;
}
