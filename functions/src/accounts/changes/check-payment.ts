import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";

/** The year and the day of a payment, as far as they are given. */
interface PaymentDates {
  year?: number | undefined;
  received?: CalendarDay | undefined;
}

/**
 * Checks that a payment is for the next year at the latest, and has come: later ones are slips of the hand. §9
 * @param yearField how the form names the year
 * @throws AppError `invalid`
 */
export function checkPayment(
  { year, received }: PaymentDates,
  today: CalendarDay,
  yearField: "year" | "paidUntil",
): void {
  const isLate = year !== undefined && year > Number(today.slice(0, 4)) + 1;
  const isFuture = received !== undefined && received > today;
  if (!isLate && !isFuture) return;
  throw new AppError("invalid", {
    fields: {
      ...(isLate && { [yearField]: "Maksu voi olla enintään ensi vuodelta." }),
      ...(isFuture && { received: "Päivä ei voi olla tulevaisuudessa." }),
    },
  });
}
