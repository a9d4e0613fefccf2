import { deleteLogins } from "../store/accounts/logins.ts";
import { deleteUnverifiedBefore } from "../store/accounts/unverified.ts";

/**
 * Takes away the registrations from before a moment that nobody has verified: user name, person, codes and login. A login that
 * a crash leaves behind is closed, and goes when somebody registers with its address.
 */
export async function deleteUnverifiedRegistrations(moment: Date, now: Date): Promise<void> {
  for await (const uids of deleteUnverifiedBefore(moment, now)) {
    if (uids.length > 0) await deleteLogins(uids);
  }
}
