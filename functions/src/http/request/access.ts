import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Access } from "@halkopiha/domain/contract/call.ts";
import type { Caller } from "./caller.ts";

/** Requirements of each access level that needs a login. §6 */
const requirements = {
  member: () => {},
  seller: ({ role, user }) => {
    if (!isAdmin(role) && !user.userAccount.isActive) throw new AppError("notActive");
  },
  admin: ({ role }) => {
    if (!isAdmin(role)) throw new AppError("forbidden");
  },
  root: ({ role }) => {
    if (role !== "root") throw new AppError("forbidden");
  },
} as const satisfies Record<Exclude<Access, "anyone" | "visitor">, (caller: Caller) => void>;

/**
 * Checks a logged-in caller against the access level of a call.
 * @throws AppError `notActive` or `forbidden`
 */
export function checkAccess(access: keyof typeof requirements, caller: Caller): void {
  requirements[access](caller);
}
