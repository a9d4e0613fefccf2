import * as z from "zod/mini";
import { toReferenceNumber } from "../../money/reference-number.ts";
import { calculateYearlyFee, Fee, type PricedPlan } from "../../reference-data/membership.ts";
import type { OperatorDetails } from "../../reference-data/operator-details.ts";
import { PlanName } from "../../reference-data/plan.ts";
import { CalendarDay, Id, Instant } from "../../schemas/primitives.ts";
import { dueDay, invoiceDay } from "../contract-year.ts";
import { displayName, type User, Year } from "../user.ts";

/** Who is invoiced or invoices, as they were called and where they were then. */
const Party = z.object({
  name: z.string(),
  ytunnus: z.nullable(z.string()),
  street: z.string(),
  zip: z.string(),
  place: z.string(),
});
export type Party = z.infer<typeof Party>;

/** The invoice of a seller's yearly fee ('Jäsenmaksulasku'), as it was sent; nothing of it changes. §9, ADR 49 */
export const Invoice = z.object({
  _id: Id,
  userId: Id,
  /** The user name, which outlives the account. */
  username: z.string(),
  year: Year,
  /** The year and a running number: `202700001`. */
  number: z.string(),
  /** The Finnish reference number with its check digit. */
  reference: z.string(),
  date: CalendarDay,
  due: CalendarDay,
  plan: PlanName,
  fee: Fee,
  buyer: Party,
  seller: z.extend(Party, {
    email: z.string(),
    phone: z.nullable(z.string()),
    iban: z.string(),
    bic: z.nullable(z.string()),
  }),
  createdAt: Instant,
});
export type Invoice = z.infer<typeof Invoice>;

/** The id of an invoice: there is one for each seller and year. */
export const toInvoiceId = (uid: string, year: number): string => `${uid}-${year}`;

/** Who invoices: the company that runs the market, with the account that is paid to. */
export type Biller = OperatorDetails & { iban: string };

/** Whether a company can invoice: its account number is known. */
export const isBiller = (operator: OperatorDetails | null): operator is Biller =>
  operator !== null && operator.iban !== null;

/** The plans, and the running number of the invoice within its year. */
interface InvoiceContext {
  operator: Biller;
  plans: readonly PricedPlan[];
  ordinal: number;
}

/** The invoice of a seller for a year, at the full price of the plan. §9 */
export function draftInvoice(
  user: User,
  year: number,
  { operator, plans, ordinal }: InvoiceContext,
): Omit<Invoice, "_id" | "createdAt"> {
  const { name, ytunnus, street, zip, place, email, phone, iban, bic } = operator;
  const { accountPlan: plan } = user.userAccount.account;
  const number = `${year}${String(ordinal).padStart(5, "0")}`;
  return {
    userId: user._id,
    username: user.username,
    year,
    number,
    reference: toReferenceNumber(number),
    date: invoiceDay(year),
    due: dueDay(year),
    plan,
    fee: calculateYearlyFee(plan, plans),
    buyer: {
      name: displayName(user),
      ytunnus: user.ytunnus,
      street: user.address.street,
      zip: user.address.zip,
      place: user.address.locality.location,
    },
    seller: { name, ytunnus, street, zip, place, email, phone, iban, bic },
  };
}
