import { toFinnishDate } from "../finnish-date.ts";
import { toReferenceNumber } from "../money/reference-number.ts";

/** Crockford's base 32: without I, L, O and U, so that order numbers can be dictated by phone. */
const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomSymbols = 4;

/** Luhn mod 32: catches every single wrong symbol and nearly every swap of neighbours. */
function calculateCheckSymbol(payload: string): string {
  let sum = 0;
  for (const [index, symbol] of [...payload].reverse().entries()) {
    const value = symbols.indexOf(symbol) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / symbols.length) + (value % symbols.length);
  }
  return symbols.charAt((symbols.length - (sum % symbols.length)) % symbols.length);
}

/**
 * `HP-YYMMDD-XXXXX`: the day in Finland, four random symbols and a check symbol.
 * @param random four integers, each 0 ≤ n < 32
 */
export function createOrderNumber(at: Date, random: readonly number[]): string {
  const date = toFinnishDate(at.toISOString()).replaceAll("-", "").slice(2);
  const tail = random
    .slice(0, randomSymbols)
    .map((n) => symbols.charAt(n))
    .join("");
  return `HP-${date}-${tail}${calculateCheckSymbol(date + tail)}`;
}

/** The day and the random symbols of an order number; null if it is not well formed or its check symbol is wrong. */
function parseOrderNumber(text: string): { date: string; tail: string } | null {
  const match = /^HP-(\d{6})-([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z])$/.exec(text);
  if (!match) return null;
  const [, date = "", tail = "", check] = match;
  return calculateCheckSymbol(date + tail) === check ? { date, tail } : null;
}

/** Whether an order number is well formed and its check symbol is correct. */
export const isOrderNumber = (text: string): boolean => parseOrderNumber(text) !== null;

/** The symbols as a number: 32⁴ has seven digits. */
const tailDigits = 7;

/** The Finnish reference number of an order, which no other order number gives: its day, its symbols as digits, and a check digit. */
export function toOrderReference(orderNumber: string): string | null {
  const parts = parseOrderNumber(orderNumber);
  if (!parts || parts.date.startsWith("0")) return null;
  const value = [...parts.tail].reduce((sum, symbol) => sum * symbols.length + symbols.indexOf(symbol), 0);
  return toReferenceNumber(parts.date + String(value).padStart(tailDigits, "0"));
}
