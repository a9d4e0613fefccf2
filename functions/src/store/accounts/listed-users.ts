import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { SellerListQuery } from "@halkopiha/domain/admin/seller-list.ts";
import { countUsers, iterateUsers } from "./user-list.ts";
import { readUsers } from "./users.ts";

/** Without a sort order the seller list is that of the specification: all sellers, oldest first. §2, §7 */
function toUserQuery({ sort, columns, ...filters }: SellerListQuery) {
  return sort === undefined
    ? ({ filters: { ...filters, admin: false }, sort: "oldest" } as const)
    : { filters, sort };
}

/** Number of users in a seller list; at most this many if the search has several words. */
export async function countListedUsers(query: SellerListQuery): Promise<number> {
  return (await countUsers(toUserQuery(query).filters)).count;
}

/** The users of a seller list, page by page. @throws ZodError when a user document is invalid */
export function iterateListedUsers(query: SellerListQuery): AsyncGenerator<User[], void, undefined> {
  const { filters, sort } = toUserQuery(query);
  return iterateUsers(filters, sort);
}

/** The users with these ids, in this order; those deleted meanwhile are left out. */
export async function* iterateSelectedUsers(ids: readonly string[]): AsyncGenerator<User[], void, undefined> {
  const users = await readUsers(ids);
  yield ids.map((id) => users.get(id)).filter((user) => user !== undefined);
}
