import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import * as erasure from "@halkopiha/domain/personal-data/account-erasure.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { queueNoticeWith } from "../../store/mail.ts";
import { getToday } from "../../today.ts";
import { type Actor, toAuditedChanger } from "../actor.ts";

/** Changes whether one's own account is to be deleted, and confirms it; what changes nothing is not confirmed. */
async function changeErasure(
  actor: Actor,
  decide: (user: User) => User,
  confirm: (user: User) => Mail | Sms | null,
): Promise<User> {
  const { after } = await changeAccount(actor.uid, toAuditedChanger(actor), (user) => {
    const changed = decide(user);
    return {
      user: changed,
      also(transaction) {
        if (changed !== user)
          queueNoticeWith(transaction, `erasure-${actor.uid}-${randomUUID()}`, confirm(changed));
      },
    };
  });
  return after;
}

/**
 * Asks for one's own account to be deleted after the days in which it can be taken back. A retry changes nothing.
 * @throws AppError `forbidden` for admins
 */
export const requestErasure = (actor: Actor): Promise<User> =>
  changeErasure(
    actor,
    (user) => erasure.requestErasure(user, getToday()),
    (user) => userNotices.erasureRequested(user, user.userAccount.erasureDay ?? getToday()),
  );

/** Takes back the request to delete one's own account. A retry changes nothing. */
export const withdrawErasure = (actor: Actor): Promise<User> =>
  changeErasure(actor, erasure.withdrawErasure, (user) => userNotices.erasureWithdrawn(user));
