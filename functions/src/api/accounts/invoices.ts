import { isVisibleUser } from "@halkopiha/domain/admin/visible-users.ts";
import * as calls from "@halkopiha/domain/contract/accounts/invoices.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, canManage } from "../../http/request/caller.ts";
import * as stored from "../../store/accounts/invoices.ts";
import { findUser } from "../../store/accounts/users.ts";

/** Checks that the caller is who is invoiced, or an admin who may read them. @throws AppError `notFound` */
async function requireReader(caller: Caller, uid: string): Promise<void> {
  if (caller.uid === uid) return;
  const user = canManage(caller, uid) ? await findUser(uid) : null;
  if (!user || !isVisibleUser(caller.role, user)) throw hiddenError();
}

export const listInvoices = defineHandler(calls.listInvoices, async ({ caller, params }) => {
  await requireReader(caller, params.id);
  return { invoices: await stored.listInvoices(params.id) };
});

export const readInvoice = defineHandler(calls.readInvoice, async ({ caller, params }) => {
  const invoice = await stored.findInvoice(params.id);
  if (!invoice) throw hiddenError();
  await requireReader(caller, invoice.userId);
  return { invoice };
});
