import { formatNumber, groupThousands } from "@halkopiha/domain/money/number.ts";

export {
  formatFinnishDateTime as formatDateTime,
  formatFinnishDay as formatDate,
  formatFinnishTime as formatTime,
} from "@halkopiha/domain/calendar.ts";
export { formatNumber };

/** Rounds 6.35 to 6.4 like Intl; `toFixed` makes 6.3 of it, because in binary it is a little less. */
function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(12))) / scale;
}

/** `5 050,00`: always with the given number of decimals. By hand, because Intl's first number format takes a phone a whole long task. */
export function formatDecimals(value: number, decimals: number): string {
  const [whole = "", rest] = roundHalfUp(Math.abs(value), decimals).toFixed(decimals).split(".");
  return `${value < 0 ? "−" : ""}${groupThousands(whole)}${rest === undefined ? "" : `,${rest}`}`;
}
