import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { userNotices } from "../mail/user-notices.ts";
import { forgetRegistrantWith } from "../store/accounts/registration/registrants.ts";
import { queueNoticeWith } from "../store/mail.ts";

// What users are told of their accounts, queued in the transaction of the change.

/** Notifies a user that the password has changed. */
export function notifyPasswordChangedWith(transaction: Transaction, user: User): void {
  queueNoticeWith(transaction, `password-changed-${randomUUID()}`, userNotices.passwordChanged(user));
}

/** Notifies a seller that the account number of their receipts has changed. */
export function notifyIbanChangedWith(transaction: Transaction, user: User): void {
  queueNoticeWith(transaction, `iban-changed-${randomUUID()}`, userNotices.ibanChanged(user));
}

/** What follows when an account becomes verified: the mail about its fee, and who registered it is forgotten. */
export function welcomeVerifiedWith(transaction: Transaction, user: User): void {
  forgetRegistrantWith(transaction, user.username);
  if (user.userAccount.isActive) return;
  queueNoticeWith(transaction, `welcome-${randomUUID()}`, userNotices.accountVerified(user));
}

/**
 * Tells a seller whose account an admin deletes: one that was never active that it will not be, any other why. Who never verified an address
 * is not written to.
 */
export function notifyDeletedWith(transaction: Transaction, user: User, reason: string | null): void {
  const { verified, terms, role, userAccount } = user;
  if (!verified || role !== "user") return;
  if (userAccount.timesActivated > 0) {
    const statement = { restriction: "accountDeleted", title: null, reason } as const;
    queueNoticeWith(transaction, `deleted-${randomUUID()}`, userNotices.restricted(user, statement));
  } else if (terms)
    queueNoticeWith(transaction, `rejected-${randomUUID()}`, userNotices.accountRejected(user));
}

/** Tells a seller that an admin has closed the account: as they asked, or why. */
export function notifyClosedWith(transaction: Transaction, user: User, reason: string | null): void {
  if (user.role !== "user") return;
  const statement = { restriction: "accountClosed", title: null, reason } as const;
  const notice = user.closingRequest
    ? userNotices.closingDecided(user, true)
    : userNotices.restricted(user, statement);
  queueNoticeWith(transaction, `closed-${randomUUID()}`, notice);
}
