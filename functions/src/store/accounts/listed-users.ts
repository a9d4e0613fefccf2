import type { Role, User } from "@halkopiha/domain/accounts/user.ts";
import type { SellerListQuery } from "@halkopiha/domain/admin/seller-list.ts";
import { isVisibleUser, toVisibleUsers } from "@halkopiha/domain/admin/visible-users.ts";
import { countUsers, iterateUsers } from "./user-list.ts";
import { readUsers } from "./users.ts";

/**
 * Without a sort order the seller list is that of the specification: all sellers, oldest first. §2, §7
 * @param role of the admin who asked; null when there is nobody whom this role may read
 */
function toUserQuery({ sort, columns, ...asked }: SellerListQuery, role: Role) {
  const filters = toVisibleUsers(role, sort === undefined ? { ...asked, admin: false } : asked);
  return filters && { filters, sort: sort ?? ("oldest" as const) };
}

/** Number of users in a seller list; at most this many if the search has several words. */
export async function countListedUsers(list: SellerListQuery, role: Role): Promise<number> {
  const query = toUserQuery(list, role);
  return query ? (await countUsers(query.filters)).count : 0;
}

/** The users of a seller list, page by page. @throws ZodError when a user document is invalid */
export async function* iterateListedUsers(
  list: SellerListQuery,
  role: Role,
): AsyncGenerator<User[], void, undefined> {
  const query = toUserQuery(list, role);
  if (query) yield* iterateUsers(query.filters, query.sort);
}

/** The users with these ids whom this role may read, in this order; those deleted meanwhile are left out. */
export async function* iterateSelectedUsers(
  ids: readonly string[],
  role: Role,
): AsyncGenerator<User[], void, undefined> {
  const users = await readUsers(ids);
  const found = ids.map((id) => users.get(id)).filter((user) => user !== undefined);
  yield found.filter((user) => isVisibleUser(role, user));
}
