import { error as logError } from "firebase-functions/logger";
import { deleteLogins } from "../../store/accounts/login/logins.ts";
import { listInterrupted } from "../../store/accounts/registration/registrations.ts";
import { deleteUnverifiedBefore } from "../../store/accounts/registration/unverified.ts";
import { findUser } from "../../store/accounts/users.ts";

/**
 * Deletes unverified registrations created before `moment`: user name, user document, pincodes and login. A login that a crash leaves
 * behind is disabled; it is deleted when a registration uses its address.
 */
export async function deleteUnverifiedRegistrations(moment: Date, now: Date): Promise<void> {
  for await (const uids of deleteUnverifiedBefore(moment, now)) {
    if (uids.length > 0) await deleteLogins(uids);
  }
}

/** Deletes logins without a user, left by registrations that were interrupted before a moment. Safe to run twice. */
export async function deleteInterruptedRegistrations(before: Date): Promise<void> {
  for await (const { uid, forget } of listInterrupted(before)) {
    if (!(await findUser(uid))) await deleteLogins([uid]);
    await forget().catch((error: unknown) =>
      logError("claim was renewed while its registration was deleted", error),
    );
  }
}
