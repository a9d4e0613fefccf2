/** A unit after a number, as people type it: `65 €`, `65 €/m3`, `5 irto-m³`, `80 %`. */
const unit =
  /(?:€|eur|euroa?|(?:irto-?|pino-?|i-?|p-?)?(?:m[3³]|kuutiota?)|%|pros(?:enttia?)?\.?)(?:\/.*)?$/iu;

/** Parses a number such as `1 250,5`, `1250.5` or `65 €`; null when it is invalid or not above zero. §5 */
export function parsePositiveNumber(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, "").replace(unit, "").replace(",", ".");
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null;
  const value = Number(plain);
  return value > 0 && Number.isFinite(value) ? value : null;
}
