import { applyActivation } from "@halkopiha/domain/accounts/account-activation.ts";
import {
  type RecordedActivation,
  recordActivation,
} from "@halkopiha/domain/accounts/payments/count-payments.ts";
import type { NewPayment, Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import { calculateExpectedFee } from "@halkopiha/domain/accounts/payments/payment-amount.ts";
import type { Activation, ActivationChange, User, UserAccount } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { getContractEnd } from "@halkopiha/domain/reference-data/membership.ts";
import type { Id } from "@halkopiha/domain/schemas/primitives.ts";
import type { Transaction } from "firebase-admin/firestore";
import { userNotices } from "../../mail/user-notices.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { revokeSessions } from "../../store/accounts/login/logins.ts";
import {
  createPaymentWith,
  readPayments,
  type StoredPayments,
  undoPaymentWith,
} from "../../store/accounts/payments.ts";
import { checkNotStale } from "../../store/firestore/check-not-stale.ts";
import { queueNoticeWith } from "../../store/mail.ts";
import { countActivation, listPlans } from "../../store/reference-data/plans.ts";
import { getToday } from "../../today.ts";
import { notifyClosedWith } from "../account-notices.ts";
import { type Actor, checkRank, toAuthor, toChanger } from "../actor.ts";
import { checkPayment } from "./check-payment.ts";

/** An account after an activation, and the id of the payment that it has recorded. */
interface Activated {
  user: User;
  payment: Id | undefined;
}

/** What an activation records and undoes of the payments of a user. */
interface PaymentChange {
  recorded: RecordedActivation<Payment>;
  read: StoredPayments;
  /** The payment that is recorded; null when there is none. */
  payment: NewPayment | null;
}

/** Reads the payments of a user, and what an activation means for them; a payment without an amount is that of the expected fee. */
async function readPaymentChange(
  transaction: Transaction,
  user: User,
  activated: UserAccount,
  activation: Activation,
): Promise<PaymentChange> {
  const today = getToday();
  const read = await readPayments(transaction, user._id);
  const recorded = recordActivation(user.userAccount, activated, activation, read.payments, today);
  if (recorded.pays === null) return { recorded, read, payment: null };
  const year = recorded.pays;
  const { received = today } = activation;
  const amount =
    activation.amount ?? calculateExpectedFee(user.userAccount, await listPlans(), year, today).gross;
  return { recorded, read, payment: { year, received, amount } };
}

/**
 * Records whether an account is paid and active; what is not given stays as it is, and a payment is for this year unless another is named.
 * Writes or undoes the payments that this means. A seller who becomes active is notified by mail; deactivating a seller ends every session, and the seller is told why.
 * §4, §9
 * @throws AppError `userNotFound`, `forbidden`, `oneself`, `stale`, `invalid` for a payment for a later year than the next
 */
export async function activateUser(
  actor: Actor,
  uid: string,
  {
    updatedAt: seen,
    active,
    paid,
    paidUntil,
    amount,
    received,
    reason,
  }: Partial<ActivationChange> & { reason?: string | undefined },
): Promise<Activated> {
  checkPayment({ year: paidUntil, received }, getToday(), "paidUntil");
  const by = toAuthor(actor);
  let written: Payment | undefined;
  const { before, after } = await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    checkRank(actor, user, user.role);
    const activation: Activation = {
      active: active ?? user.userAccount.isActive,
      paid: paid ?? user.userAccount.paid,
      paidUntil,
      amount,
      received,
    };
    if (actor.uid === uid && !activation.active) throw new AppError("oneself");
    checkNotStale(seen, user);
    const activated = applyActivation(user.userAccount, activation, getContractEnd(new Date()));
    const { recorded, read, payment } = await readPaymentChange(transaction, user, activated, activation);
    const userAccount = recorded.account;
    if (userAccount.timesActivated > user.userAccount.timesActivated) {
      await countActivation(transaction, userAccount.account.accountPlan);
      const mailId = `activated-${uid}-${userAccount.timesActivated}`;
      queueNoticeWith(transaction, mailId, userNotices.accountActivated(user));
    }
    if (user.userAccount.isActive && !userAccount.isActive)
      notifyClosedWith(transaction, user, reason ?? null);
    return {
      user: {
        ...user,
        userAccount,
        ...(!userAccount.isActive && user.closingRequest && { closingRequest: null }),
      },
      endsSessions: user.userAccount.isActive && !userAccount.isActive,
      also(writer) {
        for (const undone of recorded.undoes) undoPaymentWith(writer, read, undone, by);
        written = payment ? createPaymentWith(writer, user, payment, by) : undefined;
      },
    };
  });
  if (before.userAccount.isActive && !after.userAccount.isActive) await revokeSessions(uid);
  return { user: after, payment: written?._id };
}
