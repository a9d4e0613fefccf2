import { effectiveRole, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Transaction } from "firebase-admin/firestore";
import { deleteAccounts } from "../../store/accounts/delete-accounts.ts";
import { deleteLogins } from "../../store/accounts/login/logins.ts";
import { deleteSessions } from "../../store/accounts/login/sessions.ts";
import { countRoots, readUser } from "../../store/accounts/users.ts";
import { eraseAccountTraces } from "../../store/personal-data/erase-account.ts";
import { notifyDeletedWith } from "../account-notices.ts";
import { type Actor, checkRank, toAuditAuthor } from "../actor.ts";

/**
 * Deletes accounts, all or none, with their logins and sessions, and tells their owners why. §6
 * @throws AppError `userNotFound`, `forbidden`, `oneself`, `lastRoot`
 */
export async function deleteUsers(
  actor: Actor,
  uids: readonly string[],
  reason: string | null,
): Promise<void> {
  const ids = [...new Set(uids)];
  const check = async (users: readonly User[], transaction: Transaction) => {
    // The actor may have been deleted or demoted since the request was authorised; then nothing is deleted.
    const now = await readUser(actor.uid, transaction);
    if (!now || effectiveRole(now) !== actor.role)
      throw new AppError("unauthenticated", { incident: "denied" });
    for (const user of users) checkRank(actor, user, user.role);
    if (ids.includes(actor.uid)) throw new AppError("oneself");
    const roots = users.filter(({ role }) => role === "root").length;
    if (roots > 0 && (await countRoots(transaction)) <= roots) throw new AppError("lastRoot");
  };
  const before = new Date();
  const deleted = await deleteAccounts(ids, toAuditAuthor(actor), {
    check,
    also: (transaction, user) => notifyDeletedWith(transaction, user, reason),
  });
  await deleteLogins(ids);
  await Promise.all(ids.map((id) => deleteSessions(id)));
  for (const user of deleted) await eraseAccountTraces(user, before);
}
