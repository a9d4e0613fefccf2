import { countPayments } from "@halkopiha/domain/accounts/payments/count-payments.ts";
import { isStanding, type NewPayment, type Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import * as stored from "../../store/accounts/payments.ts";
import { getToday } from "../../today.ts";
import { type Actor, checkRank, toAuthor, toChanger } from "../actor.ts";
import { checkPayment } from "./check-payment.ts";

/** A changed account, with the payment that changed it. */
interface ChangedPayment {
  user: User;
  payment: Payment;
}

/**
 * Records that a user has paid for a year; the account is paid for it from now on. §9
 * @throws AppError `userNotFound`, `forbidden`, `alreadyPaid`, `invalid` for a later year than the next or a day that is yet to come
 */
export async function recordPayment(
  actor: Actor,
  uid: string,
  { year, amount, received }: NewPayment,
): Promise<ChangedPayment> {
  const today = getToday();
  checkPayment({ year, received }, today, "year");
  let payment: Payment | undefined;
  const { after: user } = await changeAccount(uid, toChanger(actor), async (before, transaction) => {
    checkRank(actor, before, before.role);
    const { payments } = await stored.readPayments(transaction, uid);
    if (payments.some((each) => isStanding(each) && each.year === year)) throw new AppError("alreadyPaid");
    const counted = [...payments, { year, undone: null }];
    return {
      user: { ...before, userAccount: countPayments(before.userAccount, counted, today) },
      also(writer) {
        payment = stored.createPaymentWith(writer, before, { year, amount, received }, toAuthor(actor));
      },
    };
  });
  if (!payment) throw new AppError("fault");
  return { user, payment };
}

/**
 * Undoes a payment that was recorded by mistake; the account is as it would be without it. §9
 * @throws AppError `userNotFound`, `forbidden`, `notFound`, `paymentUndone`
 */
export async function undoPayment(actor: Actor, uid: string, id: Id): Promise<ChangedPayment> {
  const today = getToday();
  let payment: Payment | undefined;
  const { after: user } = await changeAccount(uid, toChanger(actor), async (before, transaction) => {
    checkRank(actor, before, before.role);
    const read = await stored.readPayments(transaction, uid);
    const undone = read.payments.find(({ _id }) => _id === id);
    if (!undone) throw new AppError("notFound");
    if (!isStanding(undone)) throw new AppError("paymentUndone");
    const counted = read.payments.filter((each) => each !== undone);
    return {
      user: { ...before, userAccount: countPayments(before.userAccount, counted, today) },
      also(writer) {
        payment = stored.undoPaymentWith(writer, read, undone, toAuthor(actor));
      },
    };
  });
  if (!payment) throw new AppError("fault");
  return { user, payment };
}
