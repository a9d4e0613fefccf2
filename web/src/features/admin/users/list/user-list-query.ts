import { type UserSort, userSorts } from "@halkopiha/domain/admin/user-search.ts";
import { type countUsers, listUsers, searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { Request, ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { api, type CallOptions } from "../../../../lib/api/client.ts";
import { fillPage } from "../../../../lib/api/fill-page.ts";
import { findSearch, parseSearchId, searchIdParam } from "../../../../lib/forms/searches.ts";
import type { TableSort } from "../../../../ui/data/Table.tsx";
import { type UserFilterName, userFilterNames, userFilters } from "./user-filters.ts";

/** Rows per page. §9 */
export const pageSizes = [15, 25, 50] as const;

/** What narrows the list. */
export interface UserListFilters {
  /** Id of the searched text, which is not in the URL because it may be a person's name or number; null for all users. */
  searchId: string | null;
  /** The chosen option of each filter; null for all users. */
  choices: Readonly<Record<UserFilterName, string | null>>;
  /** Id of a region; null for all. */
  region: string | null;
}

/** State of the table in the URL. */
export interface UserList extends UserListFilters {
  sort: UserSort;
  limit: (typeof pageSizes)[number];
  /** Number of the page, from 1. */
  page: number;
  /** Cursor of the page; null for the first, and after a jump to a page. */
  cursor: string | null;
}

type Choices = UserListFilters["choices"];

function parseChoices(params: URLSearchParams): Choices {
  const parse = (name: UserFilterName) =>
    Object.keys(userFilters[name].options).find((value) => value === params.get(name)) ?? null;
  return {
    tila: parse("tila"),
    maksu: parse("maksu"),
    tili: parse("tili"),
    rooli: parse("rooli"),
    vahvistus: parse("vahvistus"),
    sopimus: parse("sopimus"),
    viestit: parse("viestit"),
  };
}

/** A list without filters. */
export const noFilters: UserListFilters = {
  searchId: null,
  choices: parseChoices(new URLSearchParams()),
  region: null,
};

export const isFiltered = ({ searchId, choices, region }: UserListFilters) =>
  searchId !== null || region !== null || Object.values(choices).some((choice) => choice !== null);

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export function parseUserListQuery(params: URLSearchParams): UserList {
  const region = Id.safeParse(params.get("maakunta"));
  return {
    searchId: parseSearchId(params) ?? null,
    choices: parseChoices(params),
    region: region.success ? region.data : null,
    sort: userSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    limit: pageSizes.find((size) => String(size) === params.get("limit")) ?? 15,
    page: parsePage(params.get("sivu")),
    cursor: params.get("cursor"),
  };
}

/** Query string of a list; default values are omitted. */
export function formatUserListQuery(list: UserList): `?${string}` {
  const { searchId, choices, region, sort, limit, page, cursor } = list;
  const params = new URLSearchParams();
  if (searchId) params.set(searchIdParam, searchId);
  for (const name of userFilterNames) if (choices[name] !== null) params.set(name, choices[name]);
  if (region) params.set("maakunta", region);
  if (sort !== "newest") params.set("sort", sort);
  if (limit !== 15) params.set("limit", String(limit));
  if (page > 1) params.set("sivu", String(page));
  if (cursor) params.set("cursor", cursor);
  return `?${params}`;
}

/** Equal for lists with the same users, whatever their order and page. */
export const formatFilters = ({ searchId, choices, region }: UserListFilters): string =>
  formatUserListQuery({ searchId, choices, region, sort: "newest", limit: 15, page: 1, cursor: null });

/** The searched text of a list; empty without one. */
export const findSearchedText = ({ searchId }: Pick<UserListFilters, "searchId">): string =>
  (searchId === null ? undefined : findSearch(searchId)) ?? "";

type ApiFilters = Request<typeof countUsers>["body"];

/** The filters of the API. */
export function toApiFilters({ searchId, choices, region }: UserListFilters): ApiFilters {
  const queryString = findSearchedText({ searchId });
  const parts = userFilterNames.map((name): ApiFilters => {
    const option = Object.entries(userFilters[name].options).find(([value]) => value === choices[name]);
    return option?.[1].query ?? {};
  });
  return Object.assign({}, ...parts, queryString && { queryString }, region && { region });
}

type ApiQuery = Request<typeof searchUsers>["body"];

export function toApiQuery(list: UserList): ApiQuery {
  const { sort, limit, page, cursor } = list;
  const position = cursor ? { cursor } : page > 1 ? { page } : {};
  return { ...toApiFilters(list), sort, limit, ...position };
}

const toPageAfter = ({ page: _, ...search }: ApiQuery, cursor: string): ApiQuery => ({ ...search, cursor });

/** Requests users; a search text is sent in the body, because platforms log URLs. @throws ApiError */
export const requestUsers = (
  search: ApiQuery,
  options: CallOptions,
): Promise<ResponseBody<typeof listUsers>> =>
  search.queryString
    ? fillPage<ResponseBody<typeof listUsers>>(search.cursor, {
        request: (cursor) =>
          api(searchUsers, { body: cursor ? toPageAfter(search, cursor) : search }, options),
        isFull: ({ sellers }) => sellers.length > 0,
        append: (_, next) => next,
      })
    : api(listUsers, { query: search }, options);

const byColumn = {
  name: { asc: "name", desc: "-name" },
  username: { asc: "username", desc: "-username" },
  expires: { asc: "ends", desc: "-ends" },
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
