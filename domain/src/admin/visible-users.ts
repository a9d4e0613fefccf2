import { isAdmin, type Role, type User } from "../accounts/user.ts";
import type { UserFilters } from "./user-search.ts";

/** Whether somebody with this role may read a user: an admin reads neither root nor other admins. */
export const isVisibleUser = (role: Role, user: Pick<User, "role">): boolean =>
  role === "root" || !isAdmin(user.role);

/**
 * The filters of the users whom somebody with this role may read: an admin reads neither root nor other admins.
 * @returns null when these filters ask for nobody else
 */
export function toVisibleUsers<Filters extends Pick<UserFilters, "admin">>(
  role: Role,
  filters: Filters,
): Filters | null {
  if (role === "root") return filters;
  return filters.admin === true ? null : { ...filters, admin: false };
}
