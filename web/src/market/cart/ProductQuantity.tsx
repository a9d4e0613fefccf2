import {
  isValidQuantity,
  isVolume,
  minQuantity,
  parseQuantity,
  quantityStep,
  sumQuantities,
  toQuantityInput,
} from "@halkopiha/domain/money/quantity.ts";
import type { Unit } from "@halkopiha/domain/products/catalogue.ts";
import { QuantityInput } from "../../ui/forms/QuantityInput.tsx";

/** Parses a quantity; a negative one becomes 0, an invalid one null. */
function parseTyped(unit: Unit, typed: string): number | null {
  if (/^\s*[-−]/.test(typed)) return 0;
  const quantity = parseQuantity(typed);
  return quantity !== null && isValidQuantity(unit, quantity) ? quantity : null;
}

interface Props {
  /** Name of the product. */
  label: string;
  unit: Unit;
  /** The seller's stock, which the minimum depends on. */
  stock: number;
  value: number;
  onChange(quantity: number): void;
}

/** Quantity of a product to order: whole, or a fraction of a cubic metre. §5 */
export function ProductQuantity({ label, unit, stock, value, onChange }: Props) {
  return (
    <QuantityInput
      label={label}
      value={value}
      min={minQuantity(unit, stock)}
      step={quantityStep(unit)}
      format={toQuantityInput}
      parse={(typed) => parseTyped(unit, typed)}
      error={
        isVolume(unit)
          ? "Kirjoita määrä enintään kahdella desimaalilla, esimerkiksi 2,5."
          : "Kirjoita määrä kokonaislukuna, esimerkiksi 2."
      }
      onChange={(quantity) => onChange(sumQuantities([quantity]))}
    />
  );
}
