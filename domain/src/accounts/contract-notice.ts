import { AppError } from "../contract/app-error.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import { toContractFacts } from "./account-activation.ts";
import type { ClosingRequest } from "./closing-request.ts";
import { accountState } from "./contract-year.ts";
import { isSelling } from "./public-seller.ts";
import type { User } from "./user.ts";

type Holder = Pick<User, "role" | "userAccount">;

/** Whether a seller has a contract that has not ended. Admins have none. §9 */
export const hasContract = (user: Holder, today: CalendarDay): boolean =>
  isSelling(user) && accountState(toContractFacts(user.userAccount), today) !== "closed";

function requireContract(user: Holder, today: CalendarDay): void {
  if (!hasContract(user, today)) throw new AppError("contractEnded");
}

const withNotice = <U extends Holder>(user: U, noticeGiven: CalendarDay | null): U => ({
  ...user,
  userAccount: { ...user.userAccount, noticeGiven },
});

/**
 * A seller who has given notice on a day; the day of an earlier notice stays. §9
 * @throws AppError `contractEnded`
 */
export function giveNotice<U extends Holder>(user: U, today: CalendarDay): U {
  requireContract(user, today);
  return user.userAccount.noticeGiven ? user : withNotice(user, today);
}

/**
 * A seller who has taken back the notice, which they may until the contract has ended: it goes on from year to year again. §9
 * @throws AppError `contractEnded`
 */
export function withdrawNotice<U extends Holder>(user: U, today: CalendarDay): U {
  requireContract(user, today);
  return user.userAccount.noticeGiven ? withNotice(user, null) : user;
}

/**
 * A seller who asks for their account to be closed. The same request again changes nothing.
 * @throws AppError `contractEnded`
 */
export function requestClosing<U extends Holder & Pick<User, "closingRequest">>(
  user: U,
  { reason, requestedAt }: ClosingRequest,
  today: CalendarDay,
): U {
  requireContract(user, today);
  return user.closingRequest?.reason === reason ? user : { ...user, closingRequest: { reason, requestedAt } };
}
