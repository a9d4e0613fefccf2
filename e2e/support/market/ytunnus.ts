import { randomInt } from "node:crypto";

/** An unused Y-tunnus with its check digit. */
export function newYtunnus(): string {
  const digits = String(randomInt(1_000_000, 8_999_999));
  const weights = [7, 9, 10, 5, 8, 4, 2];
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return rest === 1 ? newYtunnus() : `${digits}-${rest === 0 ? 0 : 11 - rest}`;
}
