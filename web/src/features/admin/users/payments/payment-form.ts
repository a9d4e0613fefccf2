import type { NewPayment } from "@halkopiha/domain/accounts/payments/payment.ts";
import { parseDay } from "@halkopiha/domain/calendar.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { formatEuros, parseEuros } from "@halkopiha/domain/money/euros.ts";
import { maxPrice } from "@halkopiha/domain/money/money.ts";
import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";

/** What stands in the fields of a payment. */
export interface PaymentValues {
  year: string;
  amount: string;
  received: string;
}

export type PaymentErrors = Partial<Record<keyof PaymentValues, string>>;

/** The error of a typed amount; undefined when it is right. */
function findAmountError(typed: string): string | undefined {
  if (typed.trim() === "") return messages.requiredField;
  const amount = parseEuros(typed);
  if (amount === null) return "Anna summa euroina, esimerkiksi 99,00.";
  if (amount === 0) return "Summan tulee olla suurempi kuin nolla.";
  return amount > maxPrice ? `Summa saa olla enintään ${formatEuros(maxPrice)}.` : undefined;
}

/** The error of the day on which money came; undefined when it is right. */
export function findDayError(typed: string, today: CalendarDay): string | undefined {
  if (typed === "") return messages.requiredField;
  if (!CalendarDay.safeParse(typed).success || parseDay(typed).year < 2000)
    return "Anna päivä, jona maksu saapui.";
  return typed > today ? "Päivä ei voi olla tulevaisuudessa." : undefined;
}

/** The payment in the fields of the form, or their errors. */
export function parsePayment(
  { year, amount, received }: PaymentValues,
  today: CalendarDay,
): { payment: NewPayment; errors?: never } | { payment?: never; errors: PaymentErrors } {
  const [amountError, dayError] = [findAmountError(amount), findDayError(received, today)];
  if (amountError !== undefined || dayError !== undefined)
    return {
      errors: {
        ...(amountError !== undefined && { amount: amountError }),
        ...(dayError !== undefined && { received: dayError }),
      },
    };
  return { payment: { year: Number(year), amount: parseEuros(amount) ?? 0, received } };
}
