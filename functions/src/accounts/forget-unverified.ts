import { deleteLogins } from "../store/accounts/logins.ts";
import { deleteUnverifiedBefore } from "../store/accounts/unverified.ts";

/**
 * Deletes unverified registrations created before `moment`: user name, user document, pincodes and login. A login that a crash leaves
 * behind is disabled; it is deleted when a registration uses its address.
 */
export async function deleteUnverifiedRegistrations(moment: Date, now: Date): Promise<void> {
  for await (const uids of deleteUnverifiedBefore(moment, now)) {
    if (uids.length > 0) await deleteLogins(uids);
  }
}
