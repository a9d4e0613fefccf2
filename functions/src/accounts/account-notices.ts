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

/** What follows when an account becomes verified: the mail about its fee, and who registered it is forgotten. */
export function welcomeVerifiedWith(transaction: Transaction, user: User): void {
  forgetRegistrantWith(transaction, user.username);
  if (user.userAccount.isActive) return;
  queueNoticeWith(transaction, `welcome-${randomUUID()}`, userNotices.accountVerified(user));
}

/** Tells a seller who registered, and whose account was never active, by mail that it will not be. */
export function notifyRejectedWith(transaction: Transaction, user: User): void {
  const { verified, terms, role, userAccount } = user;
  if (!verified || !terms || role !== "user" || userAccount.timesActivated > 0) return;
  queueNoticeWith(transaction, `rejected-${randomUUID()}`, userNotices.accountRejected(user));
}
