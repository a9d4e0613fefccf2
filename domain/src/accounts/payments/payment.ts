import * as z from "zod/mini";
import { Cents } from "../../money/money.ts";
import { CalendarDay, Id, Instant } from "../../schemas/primitives.ts";
import { PaidAmount, Year } from "../user.ts";

/** The admin who did something, as they were called then. */
const By = z.object({ _id: Id, username: z.string() });

/** A payment of a yearly fee, as accounting keeps it: one that was recorded by mistake is undone, never deleted. ADR 48 */
export const Payment = z.object({
  _id: Id,
  userId: Id,
  /** The user name and the name of who paid, which outlive the account. */
  username: z.string(),
  payer: z.string(),
  /** The year that is paid for ('maksettu vuodelle'). */
  year: Year,
  /** Cents, VAT included. */
  amount: Cents,
  /** The day on which the money came. */
  received: CalendarDay,
  recordedBy: By,
  undone: z.nullable(z.object({ by: By, at: Instant })),
  createdAt: Instant,
});
export type Payment = z.infer<typeof Payment>;

/** A payment as its seller sees it. */
export const OwnPayment = z.pick(Payment, { _id: true, year: true, amount: true, received: true });
export type OwnPayment = z.infer<typeof OwnPayment>;

/** A payment as an admin records it. */
export const NewPayment = z.object({ year: Year, amount: PaidAmount, received: CalendarDay });
export type NewPayment = z.infer<typeof NewPayment>;

/** Whether a payment counts. */
export const isStanding = ({ undone }: Pick<Payment, "undone">): boolean => undone === null;
