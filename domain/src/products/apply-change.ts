import { isValidQuantity, sumQuantities } from "../money/quantity.ts";
import type { Unit } from "./catalogue.ts";
import { maxUnits } from "./limits.ts";
import type { Availability, NewProduct, Product, ProductChange } from "./product.ts";
import { isBag, isByQuote } from "./product-kind.ts";
import type { WoodFacts } from "./wood-facts.ts";

/** The availability after a seller edits a product: what the form did not change stays as it is stored. */
export function mergeEditedAvailability(
  {
    deliveryTime,
    pausedUntil,
    availabilitySeen,
  }: Pick<ProductChange, "deliveryTime" | "pausedUntil" | "availabilitySeen">,
  stored: Availability,
): Availability {
  const isChanged = <T>(sent: T | undefined, seen: T | undefined): sent is T =>
    sent !== undefined && sent !== seen;
  return {
    deliveryTime: isChanged(deliveryTime, availabilitySeen?.deliveryTime)
      ? deliveryTime
      : stored.deliveryTime,
    pausedUntil: isChanged(pausedUntil, availabilitySeen?.pausedUntil) ? pausedUntil : stored.pausedUntil,
  };
}

/** The volume of a bag after a seller edits it: an edit that does not send it keeps the stored one. */
function mergeEditedBagVolume(
  change: { category: string; unit: Unit; bagVolume?: number | null | undefined },
  stored: Product,
): number | null {
  if (change.bagVolume !== undefined) return change.bagVolume;
  return stored.category === "Polttopuut" && isBag(stored) && isBag(change) ? stored.bagVolume : null;
}

/**
 * What is stated of firewood after an edit: what it does not send stays as it is stored, but a measurement and a guarantee only while the
 * quality stays.
 */
function mergeWoodFacts(
  sent: Extract<ProductChange, { category: "Polttopuut" }>,
  stored: Product,
): Required<WoodFacts> {
  const before = stored.category === "Polttopuut" ? stored : null;
  const same = before?.quality === sent.quality ? before : null;
  const { moisture = same?.moisture, dryGuaranteed = same?.dryGuaranteed } = sent;
  const { eudrNumber = before?.eudrNumber } = sent;
  return {
    moisture: moisture ?? null,
    dryGuaranteed: dryGuaranteed ?? false,
    eudrNumber: eudrNumber ?? null,
  };
}

/** The stored stock in the unit of an edit that does not send it: of pieces there are no parts. */
const keepQuantity = (unit: Unit, left: number): number =>
  isValidQuantity(unit, left) ? left : Math.floor(left);

/** The new stock after a seller edits it. Units sold since the form was opened are subtracted. */
export function mergeEditedQuantity(
  { quantity, quantitySeen }: { quantity: number; quantitySeen?: number | undefined },
  left: number,
): number {
  if (quantitySeen === undefined) return quantity;
  return Math.min(maxUnits, Math.max(0, sumQuantities([quantity, left, -quantitySeen])));
}

/** The fields of a product after a seller edits it: what the form does not send stays as it is stored. */
export function applyProductChange(change: ProductChange, stored: Product): NewProduct {
  const {
    quantitySeen,
    availabilitySeen: _availability,
    updatedAt: _seen,
    offerPrice: _price,
    offerUntil: _until,
    ...sent
  } = change;
  const { unit, quantity } = change;
  const merged = {
    ...mergeEditedAvailability(change, stored),
    quantity:
      quantity === undefined
        ? keepQuantity(unit, stored.quantity)
        : mergeEditedQuantity({ quantity, quantitySeen }, stored.quantity),
    description: change.description ?? stored.description,
    discount: change.discount ?? stored.discount,
    vat: change.vat ?? stored.vat,
  };
  if (sent.category === "Polttopuut")
    return {
      ...sent,
      ...merged,
      ...mergeWoodFacts(sent, stored),
      bagVolume: mergeEditedBagVolume(sent, stored),
    };
  if (sent.category === "Palvelut") return { ...sent, ...merged, byQuote: sent.byQuote ?? isByQuote(stored) };
  return { ...sent, ...merged };
}
