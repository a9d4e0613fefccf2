import type { Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { initialPlans } from "@halkopiha/domain/reference-data/initial/plans.ts";
import { calculateYearlyFee } from "@halkopiha/domain/reference-data/membership.ts";
import { Timestamp } from "firebase-admin/firestore";

const admin = { _id: "yllapito", username: "yllapito" };

/** The payments of the sellers who have paid for this year, some days before the market is stored, and one that was recorded twice. */
export function createSamplePayments(users: readonly User[], now: Date) {
  const expiresAt = Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.payments));
  const toInstant = (daysAgo: number) =>
    new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
  const year = Number(toFinnishDate(now.toISOString()).slice(0, 4));
  const toPayment = (user: User, nth: number): Payment => ({
    _id: `${user._id}-${year}`,
    userId: user._id,
    username: user.username,
    payer: displayName(user),
    year,
    amount: calculateYearlyFee(user.userAccount.account.accountPlan, initialPlans).gross,
    received: toFinnishDate(toInstant(1 + (nth % 20))),
    recordedBy: admin,
    undone: null,
    createdAt: toInstant(nth % 20),
  });
  const payments = users
    .filter(({ role, userAccount }) => role === "user" && userAccount.isActive && userAccount.paid)
    .map(toPayment);
  const [first] = payments;
  const twice = first && {
    ...first,
    _id: `${first.userId}-kahdesti`,
    createdAt: toInstant(21),
    undone: { by: admin, at: Timestamp.fromDate(new Date(toInstant(20))) },
  };
  return [...payments, ...(twice ? [twice] : [])].map((payment) => ({ ...payment, expiresAt }));
}
