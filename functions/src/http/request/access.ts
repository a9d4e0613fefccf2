import { isAdmin, isClosed } from "@halkopiha/domain/accounts/user.ts";
import { AppError, closedError } from "@halkopiha/domain/contract/app-error.ts";
import type { Access } from "@halkopiha/domain/contract/call.ts";
import type { Caller } from "./caller.ts";

function rejectWithoutRole({ lacksSecondFactor }: Caller): never {
  throw new AppError(lacksSecondFactor ? "secondFactorRequired" : "forbidden");
}

/** Requirements of each access level that needs a login. §6 */
const requirements = {
  member: () => {},
  seller: ({ role, user }) => {
    if (isAdmin(role) || user.userAccount.isActive) return;
    throw isClosed(user.userAccount) ? closedError() : new AppError("notActive");
  },
  orderSeller: (caller) => {
    if (!isClosed(caller.user.userAccount)) requirements.seller(caller);
  },
  admin: (caller) => {
    if (!isAdmin(caller.role)) rejectWithoutRole(caller);
  },
  root: (caller) => {
    if (caller.role !== "root") rejectWithoutRole(caller);
  },
} as const satisfies Record<Exclude<Access, "anyone" | "visitor">, (caller: Caller) => void>;

/**
 * Checks a logged-in caller against the access level of a call.
 * @throws AppError `notActive`, `forbidden`, `secondFactorRequired`
 */
export function checkAccess(access: keyof typeof requirements, caller: Caller): void {
  requirements[access](caller);
}
