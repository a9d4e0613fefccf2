/** Parses a number such as `1 250,5` or `1250.5`; null when it is invalid or not above zero. §5 */
export function parsePositiveNumber(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, "").replace(",", ".");
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  const value = Number(plain);
  return value > 0 && Number.isFinite(value) ? value : null;
}
