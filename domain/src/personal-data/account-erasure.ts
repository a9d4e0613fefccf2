import type { User } from "../accounts/user.ts";
import { AppError } from "../contract/app-error.ts";
import { addDays } from "../finnish-date.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import { erasureGraceDays } from "./erasure-periods.ts";

type Holder = Pick<User, "role" | "userAccount">;

const withErasure = <U extends Holder>(user: U, erasureDay: CalendarDay | null): U => ({
  ...user,
  userAccount: { ...user.userAccount, erasureDay },
});

/**
 * A seller who has asked today for their account to be deleted. A retry leaves the day of the first request.
 * @throws AppError `forbidden` for admins, whom another admin deletes
 */
export function requestErasure<U extends Holder>(user: U, today: CalendarDay): U {
  if (user.role !== "user") throw new AppError("forbidden");
  return user.userAccount.erasureDay ? user : withErasure(user, addDays(today, erasureGraceDays));
}

/** A seller who has taken back the request; one without a request stays as they are. */
export const withdrawErasure = <U extends Holder>(user: U): U =>
  user.userAccount.erasureDay ? withErasure(user, null) : user;

/** Whether an account is deleted on a day: the seller may have taken back the request, or become an admin. */
export function isErasureDue({ role, userAccount }: Holder, today: CalendarDay): boolean {
  const { erasureDay } = userAccount;
  return role === "user" && typeof erasureDay === "string" && erasureDay <= today;
}
