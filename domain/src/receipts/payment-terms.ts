import * as z from "zod/mini";
import { addDays } from "../finnish-date.ts";
import type { CalendarDay } from "../schemas/primitives.ts";

/** When a seller wants to be paid, as their receipts say: at the delivery, or some days after the receipt. */
export const paymentTerms = ["onDelivery", "7", "14", "30"] as const;
export const PaymentTerm = z.enum(paymentTerms);
export type PaymentTerm = z.infer<typeof PaymentTerm>;

export const paymentTermLabel = {
  onDelivery: "Maksetaan toimitettaessa",
  "7": "7 päivää netto",
  "14": "14 päivää netto",
  "30": "30 päivää netto",
} as const satisfies Record<PaymentTerm, string>;

/** The day by which a receipt of this date is paid; null where it is paid at the delivery. */
export const toDueDay = (term: PaymentTerm, date: CalendarDay): CalendarDay | null =>
  term === "onDelivery" ? null : addDays(date, Number(term));
