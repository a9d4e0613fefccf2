import { toFinnishDate } from "../finnish-date.ts";

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

/** Whether an order number is well formed and its check symbol is correct. */
export function isOrderNumber(text: string): boolean {
  const match = /^HP-(\d{6})-([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z])$/.exec(text);
  if (!match) return false;
  const [, date = "", tail = "", check] = match;
  return calculateCheckSymbol(date + tail) === check;
}
