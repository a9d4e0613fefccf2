/** `12 500` of `12500`, by a space that does not break. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

/** `1 250`, `25,5`: as Finns write it, with three decimals at most. By hand, as a phone takes longest of all to load Intl's. */
export function formatNumber(value: number): string {
  const [whole = "", decimals = ""] = Math.abs(value).toFixed(3).split(".");
  const trimmedDecimals = decimals.replace(/0+$/, "");
  return `${value < 0 ? "−" : ""}${groupThousands(whole)}${trimmedDecimals && `,${trimmedDecimals}`}`;
}
