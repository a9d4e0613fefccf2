import type { Access } from "@halkopiha/domain/contract.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { isAdmin } from "@halkopiha/domain/user.ts";
import type { Caller } from "./caller.ts";

/** What a caller must be for each access that needs a login. §6 */
const requirements = {
  member: () => {},
  seller: ({ role, user }) => {
    if (!isAdmin(role) && !user.userAccount.isActive) throw new Refusal("notActive");
  },
  admin: ({ role }) => {
    if (!isAdmin(role)) throw new Refusal("forbidden");
  },
  root: ({ role }) => {
    if (role !== "root") throw new Refusal("forbidden");
  },
} as const satisfies Record<Exclude<Access, "anyone" | "visitor">, (caller: Caller) => void>;

/**
 * Checks a logged-in caller against what a row asks.
 * @throws Refusal `notActive` or `forbidden`
 */
export function checkAccess(access: keyof typeof requirements, caller: Caller): void {
  requirements[access](caller);
}
