import type { User } from "../accounts/user.ts";
import { addDays, toFinnishDate } from "../finnish-date.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import { findUnacceptedTerms } from "./accept-terms.ts";

type Asking = Pick<User, "closingRequest" | "termsEvents">;

/**
 * The day before which the account of a seller is closed, because they asked for it before terms that they have not accepted concerned them;
 * null without such a request. It cannot be rejected: Regulation (EU) 2019/1150 art. 3(2), ADR 60
 */
export function findClosingDay(user: Asking): CalendarDay | null {
  const { closingRequest } = user;
  const told = findUnacceptedTerms(user);
  if (!closingRequest || !told) return null;
  return toFinnishDate(closingRequest.requestedAt) < told.appliesFrom ? told.appliesFrom : null;
}

/** Whether such an account is to be closed by the job of a night: that of the day before, or a later one. */
export function isClosingDue(user: Asking, today: CalendarDay): boolean {
  const day = findClosingDay(user);
  return day !== null && day <= addDays(today, 1);
}
