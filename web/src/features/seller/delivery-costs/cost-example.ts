import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import { parsePriceField } from "../../../lib/forms/number-fields.ts";
import type { CostValues } from "./cost-form.ts";

/** The distance in km and the ordered quantity of the example. */
const distance = 20;
const quantity = 5;

const isByDistance = ({ name }: Pick<CostValues, "name">) => name === "Kilometrien mukaan";

/** What the typed price is for. */
export function formatPriceLabel(cost: CostValues): string {
  if (isByDistance(cost)) return "Hinta kilometriltä";
  if (cost.name === "") return "Hinta";
  return cost.multipliedByQuantity ? "Hinta tilatulta yksiköltä" : "Hinta toimitukselta";
}

/** What a buyer would pay with the typed price; empty while basis or price is missing. */
export function formatCostExample(cost: CostValues): string {
  const { value: price } = parsePriceField(cost.price);
  if (cost.name === "" || !price) return "";
  const conditions = [
    ...(isByDistance(cost) ? [`${distance} kilometrin päähän`] : []),
    ...(cost.multipliedByQuantity ? [`kun ostaja tilaa ${quantity} yksikköä`] : []),
  ];
  const times = (isByDistance(cost) ? distance : 1) * (cost.multipliedByQuantity ? quantity : 1);
  const base = (isByDistance(cost) && parsePriceField(cost.basePrice).value) || 0;
  const total = formatEuros(base + calculateLinePrice(price, times));
  return `Esimerkiksi toimitus${conditions.map((condition) => ` ${condition}`).join("")} maksaa ${total}.`;
}
