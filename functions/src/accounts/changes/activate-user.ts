import { applyActivation } from "@halkopiha/domain/accounts/account-activation.ts";
import type { ActivationChange, User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { getContractEnd, toYearEnd } from "@halkopiha/domain/reference-data/membership.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { revokeSessions } from "../../store/accounts/login/logins.ts";
import { checkNotStale } from "../../store/firestore/check-not-stale.ts";
import { queueNoticeWith } from "../../store/mail.ts";
import { countActivation } from "../../store/reference-data/plans.ts";
import { type Actor, checkRank, toChanger } from "../actor.ts";

/** Checks that a payment is for the next year at the latest: a later one is a slip of the hand. §9 */
function checkPaidUntil(paidUntil: number | undefined, now: Date): void {
  if (paidUntil === undefined || toYearEnd(paidUntil - 1) <= getContractEnd(now)) return;
  throw new AppError("invalid", { fields: { paidUntil: "Maksu voi olla enintään ensi vuodelta." } });
}

/**
 * Records whether an account is paid and active; what is not given stays as it is, and a payment is for this year unless another is named. A seller who becomes active is notified by mail; deactivating a seller ends every session.
 * §4, §9
 * @throws AppError `userNotFound`, `forbidden`, `oneself`, `stale`, `invalid` for a payment for a later year than the next
 */
export async function activateUser(
  actor: Actor,
  uid: string,
  { updatedAt: seen, active, paid, paidUntil }: Partial<ActivationChange>,
): Promise<User> {
  const now = new Date();
  checkPaidUntil(paidUntil, now);
  const { before, after } = await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    checkRank(actor, user, user.role);
    const activation = {
      active: active ?? user.userAccount.isActive,
      paid: paid ?? user.userAccount.paid,
      paidUntil,
    };
    if (actor.uid === uid && !activation.active) throw new AppError("oneself");
    checkNotStale(seen, user);
    const userAccount = applyActivation(user.userAccount, activation, getContractEnd(now));
    if (userAccount.timesActivated > user.userAccount.timesActivated) {
      await countActivation(transaction, userAccount.account.accountPlan);
      const mailId = `activated-${uid}-${userAccount.timesActivated}`;
      queueNoticeWith(transaction, mailId, userNotices.accountActivated(user));
    }
    return {
      user: {
        ...user,
        userAccount,
        ...(!userAccount.isActive && user.closingRequest && { closingRequest: null }),
      },
      endsSessions: user.userAccount.isActive && !userAccount.isActive,
    };
  });
  if (before.userAccount.isActive && !after.userAccount.isActive) await revokeSessions(uid);
  return after;
}
