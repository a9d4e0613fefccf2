import { randomUUID } from "node:crypto";
import { applyActivation, toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import type { ClosingDecision } from "@halkopiha/domain/accounts/closing-form.ts";
import * as contract from "@halkopiha/domain/accounts/contract-notice.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { systemAuthor } from "@halkopiha/domain/admin/audit.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { getContractEnd } from "@halkopiha/domain/reference-data/membership.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { findClosingDay, isClosingDue } from "@halkopiha/domain/terms/closing-right.ts";
import { closingRequested } from "../../mail/accounts/closing-mails.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { type AccountChange, changeAccount } from "../../store/accounts/change-account.ts";
import { revokeSessions } from "../../store/accounts/login/logins.ts";
import { queueMailWith, queueNoticeWith } from "../../store/mail.ts";
import { readCachedOperator } from "../../store/reference-data/operator.ts";
import { getToday } from "../../today.ts";
import { type Actor, checkRank, toAuditedChanger, toChanger } from "../actor.ts";

/** A new id for a confirmation: notice can be given and taken back many times in a day. */
const newMailId = (kind: string, uid: string) => `${kind}-${uid}-${randomUUID()}`;

/** Changes whether notice is given and confirms it to the seller; what changes nothing is not confirmed. */
async function changeNotice(
  actor: Actor,
  uid: string,
  toChanged: (user: User, today: CalendarDay) => User,
  confirm: (user: User) => ReturnType<typeof userNotices.noticeGiven>,
): Promise<User> {
  const { after } = await changeAccount(uid, toAuditedChanger(actor), (user) => {
    checkRank(actor, user, user.role);
    const changed = toChanged(user, getToday());
    return {
      user: changed,
      also(transaction) {
        if (changed !== user) queueNoticeWith(transaction, newMailId("notice", uid), confirm(changed));
      },
    };
  });
  return after;
}

/**
 * Gives notice of a seller's contract today. A retry changes nothing. §9
 * @throws AppError `userNotFound`, `forbidden`, `contractEnded`
 */
export const giveNotice = (actor: Actor, uid: string): Promise<User> =>
  changeNotice(actor, uid, contract.giveNotice, (user) =>
    userNotices.noticeGiven(user, toContractFacts(user.userAccount)),
  );

/**
 * Takes back the notice of a seller, so that the contract goes on. A retry changes nothing. §9
 * @throws AppError `userNotFound`, `forbidden`, `contractEnded`
 */
export const withdrawNotice = (actor: Actor, uid: string): Promise<User> =>
  changeNotice(actor, uid, contract.withdrawNotice, (user) =>
    userNotices.noticeWithdrawn(user, toContractFacts(user.userAccount)),
  );

/**
 * Stores a seller's own request to close their account, and tells customer service by mail. A retry with the same reason changes nothing.
 * @throws AppError `contractEnded`
 */
export async function requestClosing(actor: Actor, reason: string): Promise<User> {
  const { uid } = actor;
  const operator = await readCachedOperator();
  const { after } = await changeAccount(uid, toAuditedChanger(actor), (user) => {
    const changed = contract.requestClosing(
      user,
      { reason, requestedAt: new Date().toISOString() },
      getToday(),
    );
    return {
      user: changed,
      also(transaction) {
        if (changed === user || !operator) return;
        queueMailWith(transaction, newMailId("closing-request", uid), closingRequested(operator.email, user));
      },
    };
  });
  return after;
}

/** Withdraws a seller's own request to close their account; does nothing if there is none. */
export async function withdrawClosing(actor: Actor): Promise<User> {
  const { after } = await changeAccount(actor.uid, toAuditedChanger(actor), (user) => ({
    user: { ...user, closingRequest: null },
  }));
  return after;
}

/** A seller's request as it is decided, with the mail about it. */
function decide(user: User, approve: boolean): AccountChange {
  const closed = { active: false, paid: user.userAccount.paid };
  const requested = Date.parse(user.closingRequest?.requestedAt ?? user.updatedAt);
  return {
    user: {
      ...user,
      closingRequest: null,
      ...(approve && {
        userAccount: applyActivation(user.userAccount, closed, getContractEnd(new Date())),
      }),
    },
    endsSessions: approve,
    also: (transaction) =>
      queueNoticeWith(
        transaction,
        `closing-${user._id}-${requested}`,
        userNotices.closingDecided(user, approve),
      ),
  };
}

/**
 * Closes the account of a seller who asked for it because of new terms, once that is due. ADR 60
 * @throws AppError `stale` when the seller has changed their mind meanwhile
 */
export async function closeByTerms(uid: string, today: CalendarDay): Promise<void> {
  await changeAccount(uid, { author: systemAuthor, session: null }, (user) => {
    if (!isClosingDue(user, today)) throw new AppError("stale");
    return decide(user, true);
  });
  await revokeSessions(uid);
}

/**
 * Closes the account of a seller who has asked for it, which ends every session, or rejects the request. Notifies the seller by mail.
 * @throws AppError `userNotFound`, `forbidden`, `stale` when `requestedAt` is not that of the current request, `closingIsRight`
 */
export async function decideClosing(
  actor: Actor,
  uid: string,
  { approve, requestedAt }: ClosingDecision,
): Promise<User> {
  const { after } = await changeAccount(uid, toChanger(actor), (user) => {
    checkRank(actor, user, user.role);
    if (user.closingRequest?.requestedAt !== requestedAt) throw new AppError("stale", { current: user });
    if (!approve && findClosingDay(user) !== null) throw new AppError("closingIsRight");
    return decide(user, approve);
  });
  if (approve) await revokeSessions(uid);
  return after;
}
