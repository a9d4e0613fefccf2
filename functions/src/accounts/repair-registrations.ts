import { error as logError } from "firebase-functions/logger";
import { deleteLogins } from "../store/logins.ts";
import { listInterrupted } from "../store/registrations.ts";
import { findUser } from "../store/users.ts";

/** Deletes the logins that registrations cut off before a moment have left without a person. Safe to run twice. */
export async function deleteInterruptedRegistrations(before: Date): Promise<void> {
  for await (const { uid, forget } of listInterrupted(before)) {
    if (!(await findUser(uid))) await deleteLogins([uid]);
    await forget().catch((error: unknown) => logError("a claim was taken up during its repair", error));
  }
}
