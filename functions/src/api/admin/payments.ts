import { displayName } from "@halkopiha/domain/accounts/user.ts";
import { isVisibleUser } from "@halkopiha/domain/admin/visible-users.ts";
import * as calls from "@halkopiha/domain/contract/admin/payments.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import * as accounts from "../../accounts/changes/change-payments.ts";
import { defineHandler } from "../../http/handler.ts";
import { listPayments as listStored } from "../../store/accounts/payments.ts";
import { findUser } from "../../store/accounts/users.ts";

export const listPayments = defineHandler(calls.listPayments, async ({ caller, params }) => {
  const [user, payments] = await Promise.all([findUser(params.id), listStored(params.id)]);
  if (!user || !isVisibleUser(caller.role, user)) throw hiddenError("userNotFound");
  return { payments };
});

export const recordPayment = defineHandler(calls.recordPayment, async ({ caller, params, body }) => {
  const { user, payment } = await accounts.recordPayment(caller, params.id, body);
  const message = `${displayName(user)}: ${formatEuros(payment.amount)} vuodelta ${payment.year} on kirjattu.`;
  return { user, payment, message };
});

export const undoPayment = defineHandler(calls.undoPayment, async ({ caller, params }) => {
  const { user, payment } = await accounts.undoPayment(caller, params.id, params.payment);
  return { user, payment, message: `${displayName(user)}: maksu vuodelta ${payment.year} on kumottu.` };
});
