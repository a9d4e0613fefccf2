import { defaultVat } from "@halkopiha/domain/money/money.ts";
import { toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import { type Category, units } from "@halkopiha/domain/products/catalogue.ts";
import {
  getFirewoodFields,
  maxBagVolume,
  maxUnits,
  type Product,
} from "@halkopiha/domain/products/product.ts";
import { formatPriceField, parsePriceField, parseQuantityField } from "../../../lib/forms/number-fields.ts";
import type { ParsedForm } from "../../../lib/forms/schema-resolver.ts";

/** Values of the product form, as typed. */
export interface ListingValues {
  category: Category;
  name: string;
  quality: string;
  material: string;
  deliveryType: string;
  plength: string;
  /** Litres. */
  bagVolume: string;
  unit: string;
  price: string;
  quantity: string;
  vat: string;
  description: string;
  discount: boolean;
}

/** Values of a new product; a service starts with the maximum quantity, so that it does not run out. §9 */
export function emptyListing(category: Category): ListingValues {
  return {
    category,
    name: "",
    quality: "",
    material: "",
    deliveryType: "",
    plength: "",
    bagVolume: "",
    unit: "",
    price: formatPriceField(0),
    quantity: category === "Palvelut" ? String(maxUnits) : "1",
    vat: String(defaultVat),
    description: "",
    discount: false,
  };
}

/** Form values of a stored product. */
export function toListingValues(product: Product): ListingValues {
  const { category, name, unit, price, quantity, vat, description, discount } = product;
  return {
    ...emptyListing(category),
    ...getFirewoodFields(product),
    bagVolume: product.category === "Polttopuut" && product.bagVolume ? String(product.bagVolume) : "",
    category,
    name,
    unit,
    price: formatPriceField(price),
    quantity: toQuantityInput(quantity),
    vat: String(vat),
    description,
    discount,
  };
}

/** Parses the form. `quantitySeen`: the quantity of an edited product when the form was opened. */
export function parseListing(typed: ListingValues, quantitySeen?: number): ParsedForm {
  const price = parsePriceField(typed.price);
  const quantity = parseQuantityField(
    typed.quantity,
    maxUnits,
    // Allow decimals, as for cubic metres, until the unit is selected.
    units.find((unit) => unit === typed.unit) ?? "kuutio",
  );
  const isBag = typed.category === "Polttopuut" && typed.unit === "kpl" && typed.bagVolume.trim() !== "";
  const bagVolume = isBag
    ? parseQuantityField(typed.bagVolume.replace(/\s*(?:l|litraa?)\s*$/i, ""), maxBagVolume)
    : null;
  return {
    input: {
      ...typed,
      bagVolume: bagVolume && (bagVolume.value ?? 1),
      // An invalid value has its own error text, so the schema gets a valid placeholder.
      price: price.value ?? 1,
      quantity: quantity.value ?? 1,
      vat: Number(typed.vat),
      ...(quantitySeen !== undefined && { quantitySeen }),
    },
    fieldErrors: {
      ...(price.error && { price: price.error }),
      ...(quantity.error && { quantity: quantity.error }),
      ...(bagVolume?.error && { bagVolume: bagVolume.error }),
    },
  };
}
