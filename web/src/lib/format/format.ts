import { memoize } from "@halkopiha/domain/memoize.ts";
import { formatNumber, groupThousands } from "@halkopiha/domain/money/number.ts";

export { formatNumber };

// The formatters are created on first use: creating one takes a phone longer than everything else before the first render.
const zone = { timeZone: "Europe/Helsinki" } as const;
const getDateFormat = memoize(
  () => new Intl.DateTimeFormat("fi-FI", { ...zone, day: "numeric", month: "numeric", year: "numeric" }),
);
const getTimeFormat = memoize(
  () => new Intl.DateTimeFormat("fi-FI", { ...zone, hour: "numeric", minute: "2-digit" }),
);

/** `24.12.2026` */
export function formatDate(instant: string): string {
  return getDateFormat().format(new Date(instant));
}

/** `24.12.2026 klo 18.05` */
export function formatDateTime(instant: string): string {
  const date = new Date(instant);
  return `${getDateFormat().format(date)} klo\u00a0${getTimeFormat().format(date)}`;
}

/** `18.05` */
export function formatTime(instant: number): string {
  return getTimeFormat().format(new Date(instant));
}

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
