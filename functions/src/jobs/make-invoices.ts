import { invoiceDay } from "@halkopiha/domain/accounts/contract-year.ts";
import { draftInvoice, isBiller } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { userNotices } from "../mail/user-notices.ts";
import { createDueInvoices } from "../store/accounts/invoices.ts";
import { readOperator } from "../store/reference-data/operator.ts";
import { listPlans } from "../store/reference-data/plans.ts";

/** Makes and sends the invoices of this year from 1 February on; none while no account number is known, which the panel says. §9 */
export async function makeInvoices(now: Date): Promise<void> {
  const today = toFinnishDate(now.toISOString());
  const year = Number(today.slice(0, 4));
  if (today < invoiceDay(year)) return;
  const operator = await readOperator();
  if (!isBiller(operator)) return;
  const plans = await listPlans();
  await createDueInvoices(year, (user, ordinal) => {
    const invoice = draftInvoice(user, year, { operator, plans, ordinal });
    return { invoice, message: userNotices.invoiceMade(user, invoice) };
  });
}
