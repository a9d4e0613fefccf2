import * as z from "zod/mini";
import { conversions, type Measure } from "../energy/energy.ts";
import { hasTwoDecimals, isVolume, minQuantity } from "../money/quantity.ts";
import { findConversions, findLooseVolume } from "../products/comparable-price.ts";
import type { Firewood } from "../products/product.ts";
import { Id } from "../schemas/primitives.ts";
import { maxWanted, minWanted, type WantedUnit, wantedUnits } from "./options.ts";

const measureOf = {
  "Irto-m3": "irto",
  "Pino-m3": "pino",
  "Kiinto-m3": "kiinto",
} as const satisfies Record<WantedUnit, Measure>;

/** What a buyer asks for: how much wood, brought where. */
export const WantedWood = z.object({
  /** Id of the buyer's locality. */
  to: Id,
  amount: z
    .number()
    .check(
      z.minimum(minWanted, `Anna määrä, joka on vähintään ${minWanted}.`),
      z.maximum(maxWanted, `Anna määrä, joka on enintään ${maxWanted}.`),
      z.refine(hasTwoDecimals, "Määrässä voi olla enintään kaksi desimaalia."),
    ),
  unit: z.enum(wantedUnits),
});
export type WantedWood = z.infer<typeof WantedWood>;

/** A tolerance for the rounding of doubles, far below a hundredth of a unit. */
const rounding = 1e-9;

/**
 * How many units of a product hold the wanted amount: hundredths of a cubic metre or whole pieces, rounded up, at least what an order takes.
 * Null where the volume of a unit is not known. §9
 */
export function toWantedQuantity(
  product: Firewood,
  { amount, unit }: Pick<WantedWood, "amount" | "unit">,
): number | null {
  const minimum = minQuantity(product.unit, product.quantity);
  if (product.unit === unit) return Math.max(amount, minimum);
  const volume = findLooseVolume(product);
  if (volume === null) return null;
  const table = findConversions(product.plength) ?? conversions.pieces;
  const units = (amount * table[measureOf[unit]].irto) / volume;
  const rounded = isVolume(product.unit)
    ? Math.ceil(units * 100 - rounding) / 100
    : Math.ceil(units - rounding);
  return Math.max(rounded, minimum);
}
