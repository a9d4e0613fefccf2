import type { User } from "@halkopiha/domain/accounts/user.ts";
import { acceptByRegistering, acceptTerms, tellOfTerms } from "@halkopiha/domain/terms/accept-terms.ts";
import { newestTerms, termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import type { SampleUser } from "./market.ts";

/** Has been told of the newest terms, and has not accepted them yet. */
const undecided = "mokkiklapi";

const week = 7 * 24 * 60 * 60 * 1000;

/** What the sellers of the sample market have accepted: the first terms with the account, and the newest ones a week ago. Admins accept none. */
export function toSampleTerms({ username, role, createdAt }: SampleUser): Pick<User, "termsEvents"> {
  if (role !== "user") return {};
  const now = new Date(Date.now() - week).toISOString();
  const registered = acceptByRegistering({}, termsVersions[0].version, createdAt);
  const { user: told, event } = tellOfTerms(registered, now);
  return event && username !== undecided ? acceptTerms(told, newestTerms().version, now) : told;
}
