import { systemAuthor } from "@halkopiha/domain/admin/audit.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { isErasureDue } from "@halkopiha/domain/personal-data/account-erasure.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { error as logError } from "firebase-functions/logger";
import { userNotices } from "../mail/user-notices.ts";
import { deleteAccounts } from "../store/accounts/delete-accounts.ts";
import { deleteLogins } from "../store/accounts/login/logins.ts";
import { deleteSessions } from "../store/accounts/login/sessions.ts";
import { findUser } from "../store/accounts/users.ts";
import { queueNoticeWith } from "../store/mail.ts";
import {
  eraseAccountTraces,
  hasOpenOrders,
  iterateDueErasures,
} from "../store/personal-data/erase-account.ts";

/** Deletes one account; nothing when its seller has taken it back, or still has orders to deliver. */
async function eraseAccount(id: string, today: CalendarDay): Promise<void> {
  const user = await findUser(id);
  if (!user || !isErasureDue(user, today) || (await hasOpenOrders(id))) return;
  // Before the account: an erasure that is interrupted finds it again in the next night.
  await eraseAccountTraces(user, new Date());
  await deleteAccounts([id], systemAuthor, {
    async check(users) {
      if (!users.every((stored) => isErasureDue(stored, today))) throw new AppError("stale");
    },
    also(transaction, deleted) {
      queueNoticeWith(transaction, `erased-${id}`, userNotices.accountErased(deleted));
    },
  });
  await deleteLogins([id]);
  await deleteSessions(id);
}

/** Deletes the accounts whose sellers asked for it and have not taken it back in time. One that fails does not keep the others. */
export async function eraseDueAccounts(now: Date): Promise<void> {
  const today = toFinnishDate(now.toISOString());
  for await (const id of iterateDueErasures(today)) {
    try {
      await eraseAccount(id, today);
    } catch (error) {
      logError("An account could not be deleted", { id, name: error instanceof Error ? error.name : "" });
    }
  }
}
