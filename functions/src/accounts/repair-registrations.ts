import { error as logError } from "firebase-functions/logger";
import { deleteLogins } from "../store/accounts/logins.ts";
import { listInterrupted } from "../store/accounts/registrations.ts";
import { findUser } from "../store/accounts/users.ts";

/** Deletes logins without a user, left by registrations that were interrupted before a moment. Safe to run twice. */
export async function deleteInterruptedRegistrations(before: Date): Promise<void> {
  for await (const { uid, forget } of listInterrupted(before)) {
    if (!(await findUser(uid))) await deleteLogins([uid]);
    await forget().catch((error: unknown) =>
      logError("claim was renewed while its registration was deleted", error),
    );
  }
}
