/** Formats `12500` as `12 500`, with non-breaking spaces. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

/**
 * Formats a number in Finnish (`1 250`, `25,5`) with at most three decimals. Written by hand because loading Intl's number format takes
 * longest on a phone.
 */
export function formatNumber(value: number): string {
  const [whole = "", decimals = ""] = Math.abs(value).toFixed(3).split(".");
  const trimmedDecimals = decimals.replace(/0+$/, "");
  return `${value < 0 ? "−" : ""}${groupThousands(whole)}${trimmedDecimals && `,${trimmedDecimals}`}`;
}
