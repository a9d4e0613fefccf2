import type { User } from "../accounts/user.ts";
import { AppError } from "../contract/app-error.ts";
import { addDays, toFinnishDate } from "../finnish-date.ts";
import type { CalendarDay, Instant } from "../schemas/primitives.ts";
import type { TermsEvent } from "./terms-event.ts";
import {
  findTerms,
  findTermsInForce,
  listTermsChanges,
  newestTerms,
  type TermsVersion,
  termsLeadDays,
  termsVersions,
} from "./terms-versions.ts";

// Which version of the terms of use a user has accepted, and of which they were told when. Regulation (EU) 2019/1150 art. 3, ADR 60

type WithTerms = Pick<User, "termsEvents">;

const listEvents = ({ termsEvents = [] }: WithTerms): readonly TermsEvent[] => termsEvents;
const later = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other);

/** The newest version that a user has accepted; null when there is none. */
export const findAcceptance = (user: WithTerms): TermsEvent | null =>
  listEvents(user)
    .filter(({ kind }) => kind === "accepted")
    .reduce<TermsEvent | null>(
      (newest, event) => (event.version >= (newest?.version ?? 0) ? event : newest),
      null,
    );

/** The newest version that a user has accepted or was told of; 0 when there is none. */
export const findKnownTerms = (user: WithTerms): number =>
  Math.max(0, ...listEvents(user).map(({ version }) => version));

/** The last version that a user was told of and has not accepted; null when there is none. */
export function findUnacceptedTerms(user: WithTerms): TermsEvent | null {
  const accepted = findAcceptance(user)?.version ?? 0;
  return listEvents(user).findLast(({ kind, version }) => kind === "told" && version > accepted) ?? null;
}

/** What a version changes of the one that a user knew before they were told of it; of the first one where they knew none. */
export function listChangesFor(
  user: WithTerms,
  { version }: TermsEvent,
  versions = termsVersions,
): readonly string[] {
  const before = listEvents(user).filter((event) => event.version < version);
  return listTermsChanges(findKnownTerms({ termsEvents: before }) || 1, version, versions);
}

/** The day from which terms that a user has not accepted concern them, while that day is ahead; null without such terms. */
export function findTermsDeadline(user: WithTerms, today: CalendarDay): CalendarDay | null {
  const day = findUnacceptedTerms(user)?.appliesFrom ?? null;
  return day !== null && day > today ? day : null;
}

const addEvent = <Account extends WithTerms>(user: Account, event: TermsEvent): Account => ({
  ...user,
  termsEvents: [...listEvents(user), event],
});

/** Whether a user has accepted a version. */
export const isAccepted = (user: WithTerms, version: number): boolean =>
  listEvents(user).some((event) => event.kind === "accepted" && event.version === version);

/** Whether a version can be accepted on a day: the one that is in force, or a newer one. */
export const isAcceptable = (version: number, today: CalendarDay, versions = termsVersions): boolean =>
  version >= findTermsInForce(today, versions).version && findTerms(version, versions) !== null;

/**
 * Stores that a user accepts a version. One that was accepted before stays as it is.
 * @throws AppError `outdated` for a version that is not in force any more, or that nobody has written
 */
export function acceptTerms<Account extends WithTerms>(
  user: Account,
  version: number,
  now: Instant,
  versions = termsVersions,
): Account {
  if (isAccepted(user, version)) return user;
  const today = toFinnishDate(now);
  const terms = findTerms(version, versions);
  if (!terms || !isAcceptable(version, today, versions)) throw new AppError("outdated");
  return addEvent(user, { kind: "accepted", version, at: now, appliesFrom: later(terms.inForce, today) });
}

/** Days for which a form may stay open: what it has shown is what is accepted. */
const formDays = 2;

/**
 * Stores which version a seller has accepted by registering: the one that is in force, or was when the form was opened. Of a newer one they are
 * told as everybody is.
 */
export function acceptByRegistering<Account extends WithTerms>(
  account: Account,
  shown: number | undefined,
  now: Instant,
  versions = termsVersions,
): Account {
  const today = toFinnishDate(now);
  const opened = findTermsInForce(addDays(today, -formDays), versions);
  const { version, inForce } = shown === opened.version ? opened : findTermsInForce(today, versions);
  return addEvent(account, { kind: "accepted", version, at: now, appliesFrom: later(inForce, today) });
}

/**
 * Stores that a user is told of the newest version. It concerns them from its day on, and not before the notice period has passed. Who knows
 * it stays as they are.
 */
export function tellOfTerms<Account extends WithTerms>(
  user: Account,
  now: Instant,
  versions = termsVersions,
): { user: Account; event: TermsEvent | null } {
  const newest: TermsVersion = newestTerms(versions);
  if (findKnownTerms(user) >= newest.version) return { user, event: null };
  const earliest = addDays(toFinnishDate(now), termsLeadDays);
  const appliesFrom = later(newest.inForce, earliest);
  const event: TermsEvent = { kind: "told", version: newest.version, at: now, appliesFrom };
  return { user: addEvent(user, event), event };
}
