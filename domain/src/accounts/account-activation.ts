import type { Instant } from "../schemas/primitives.ts";
import type { Activation, User, UserAccount } from "./user.ts";

/** An account after an admin has recorded whether it is paid and active. It runs to `yearEnd`. §4, §9 */
export function applyActivation(
  account: UserAccount,
  { active, paid }: Activation,
  yearEnd: Instant,
): UserAccount {
  const isActivating = active && !account.isActive;
  return {
    ...account,
    paid,
    isActive: active,
    expires: active ? (isActivating ? yearEnd : account.expires) : null,
    timesActivated: account.timesActivated + (isActivating ? 1 : 0),
  };
}

/** True for an unverified seller account that has no paid fee and was never activated. */
export function isUnconfirmedRegistration({
  verified,
  role,
  userAccount,
}: Pick<User, "verified" | "role" | "userAccount">): boolean {
  const { paid, isActive, timesActivated } = userAccount;
  return !verified && role === "user" && !paid && !isActive && timesActivated === 0;
}
