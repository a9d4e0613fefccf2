import * as z from "zod/mini";
import { Price } from "../money/money.ts";
import { Id } from "../schemas/primitives.ts";
import { maxProducts } from "./limits.ts";

/** New prices of several products, each with the price that the seller saw; with both exchanged it undoes the change. */
export const PriceChange = z.object({
  prices: z.array(z.object({ productId: Id, from: z.int().check(z.minimum(0)), to: Price })).check(
    z.minLength(1),
    z.maxLength(maxProducts),
    z.refine((prices) => new Set(prices.map(({ productId }) => productId)).size === prices.length),
  ),
});
export type PriceChange = z.infer<typeof PriceChange>;

/** By how much prices change: hundredths of a percent, or cents; negative when they fall. */
export type PriceStep = { kind: "percent" | "euros"; hundredths: number };

/** A price after a change by percent or by euros, rounded half up to the cent; null where it would not be a price. */
export function changePrice(price: number, { kind, hundredths }: PriceStep): number | null {
  const changed =
    kind === "euros" ? price + hundredths : Math.floor((price * (10_000 + hundredths) + 5000) / 10_000);
  return Price.safeParse(changed).success ? changed : null;
}

/** Parses `5`, `-10`, `+2,5` or `−3 %` to hundredths; null if it is not a number, or nothing. */
export function parsePriceStep(typed: string): number | null {
  const compact = typed.replaceAll(/[\s\u00a0%€]/g, "").replace("−", "-");
  const [, sign = "", whole = "", rest = ""] = /^([+-]?)(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(compact) ?? [];
  if (whole === "") return null;
  const hundredths = Number(whole) * 100 + Number(rest.padEnd(2, "0"));
  return hundredths === 0 ? null : sign === "-" ? -hundredths : hundredths;
}
