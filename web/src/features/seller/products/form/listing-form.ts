import { messages } from "@halkopiha/domain/messages.ts";
import { defaultVat } from "@halkopiha/domain/money/money.ts";
import { toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import { mayPauseUntil, wrongPauseDay } from "@halkopiha/domain/products/availability-change.ts";
import { type Category, units } from "@halkopiha/domain/products/catalogue.ts";
import { maxBagVolume, maxUnits } from "@halkopiha/domain/products/limits.ts";
import { mayOfferUntil, wrongOfferDay } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { type Product, pickAvailability } from "@halkopiha/domain/products/product.ts";
import { getFirewoodAttributes, isBag, isByQuote } from "@halkopiha/domain/products/product-kind.ts";
import { getToday } from "../../../../lib/format/today.ts";
import {
  formatPriceField,
  type ParsedNumber,
  parsePriceField,
  parseQuantityField,
} from "../../../../lib/forms/number-fields.ts";
import type { ParsedForm } from "../../../../lib/forms/schema-resolver.ts";
import { isPausedToday } from "../../../../market/products/card/paused.ts";
import type { TypedOffer } from "./offer-preview.ts";
import {
  emptyWoodFacts,
  parseWoodFacts,
  toWoodFactsValues,
  type WoodFactsValues,
} from "./wood-facts-form.ts";

/** Values of the product form, as typed. */
export interface ListingValues extends WoodFactsValues {
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
  /** Empty for that of the seller. */
  deliveryTime: string;
  /** The day on which a paused product can be ordered again; empty for one on sale. */
  pausedUntil: string;
  description: string;
  discount: boolean;
  /** The price of an offer, beside the normal one. */
  offerPrice: string;
  /** The last day of an offer; empty for none. */
  offerUntil: string;
  /** Only of services. */
  byQuote: boolean;
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
    deliveryTime: "",
    pausedUntil: "",
    description: "",
    discount: false,
    offerPrice: "",
    offerUntil: "",
    byQuote: false,
    ...emptyWoodFacts,
  };
}

/** Form values of a stored product. */
export function toListingValues(product: Product): ListingValues {
  const { category, name, unit, price, quantity, vat, description, discount, offer } = product;
  return {
    ...emptyListing(category),
    ...getFirewoodAttributes(product),
    ...toWoodFactsValues(product),
    bagVolume: product.category === "Polttopuut" && product.bagVolume ? String(product.bagVolume) : "",
    category,
    name,
    unit,
    price: formatPriceField(offer ? offer.normalPrice : price),
    quantity: toQuantityInput(quantity),
    vat: String(vat),
    deliveryTime: product.deliveryTime ?? "",
    pausedUntil: (isPausedToday(product) && product.pausedUntil) || "",
    description,
    discount,
    offerPrice: offer ? formatPriceField(price) : "",
    offerUntil: offer?.until ?? "",
    byQuote: isByQuote(product),
  };
}

/** The volume of a bag, null for what is no bag. Only a listing that has none may stay without: its price cannot be compared. */
function parseBagVolume(typed: ListingValues, seen?: Product): ParsedNumber | null {
  if (!isBag(typed)) return null;
  const litres = typed.bagVolume.trim().replace(/\s*(?:l|litraa?)$/i, "");
  if (litres !== "") return parseQuantityField(litres, maxBagVolume);
  const isUnstated = seen?.category === "Polttopuut" && isBag(seen) && seen.bagVolume === null;
  return isUnstated ? null : { error: messages.requiredField };
}

/** The price and the last day of an offer. Only a listing that is marked already may stay without a price, and nothing is shown of it. */
function parseOffer({ discount, offerPrice, offerUntil }: ListingValues, seen?: Product) {
  const none = { fields: { offerPrice: undefined, offerUntil: undefined }, errors: {} };
  if (!discount || (offerPrice.trim() === "" && seen?.discount && !seen.offer)) return none;
  const price = parsePriceField(offerPrice);
  const since = seen?.offer?.since ?? getToday();
  const isWrongDay =
    offerUntil !== "" && offerUntil !== seen?.offer?.until && !mayOfferUntil(offerUntil, since, getToday());
  return {
    fields: { offerPrice: price.value ?? null, offerUntil: offerUntil || null },
    errors: {
      ...(price.error && { offerPrice: price.error }),
      ...(isWrongDay && { offerUntil: wrongOfferDay }),
    },
  };
}

/** What is typed of an offer, for its preview. */
export function toTypedOffer(typed: ListingValues): TypedOffer {
  const { category, name, unit, quality, material, deliveryType, plength } = typed;
  const firewood = {
    quality,
    material,
    deliveryType,
    plength,
    bagVolume: parseBagVolume(typed)?.value ?? null,
  };
  return {
    identity: { category, name, unit, ...(category === "Polttopuut" && firewood) },
    byQuote: category === "Palvelut" && typed.byQuote,
    price: parsePriceField(typed.price).value ?? null,
    offerPrice: parsePriceField(typed.offerPrice).value ?? null,
    until: typed.offerUntil || null,
  };
}

/** Parses the form. `seen`: an edited product when the form was opened. */
export function parseListing(typed: ListingValues, seen?: Product): ParsedForm {
  const price = parsePriceField(typed.price);
  const quantity = parseQuantityField(
    typed.quantity,
    maxUnits,
    // Allow decimals, as for cubic metres, until the unit is selected.
    units.find((unit) => unit === typed.unit) ?? "kuutio",
  );
  const bagVolume = parseBagVolume(typed, seen);
  const offer = parseOffer(typed, seen);
  const isFirewood = typed.category === "Polttopuut";
  const wood = isFirewood ? parseWoodFacts(typed) : { fields: {}, errors: {} };
  return {
    input: {
      ...typed,
      ...offer.fields,
      ...wood.fields,
      ...(price.error && { offerPrice: undefined }),
      bagVolume: bagVolume && (bagVolume.value ?? 1),
      // An invalid value has its own error text, so the schema gets a valid placeholder.
      price: price.value ?? 1,
      quantity: quantity.value ?? 1,
      vat: Number(typed.vat),
      deliveryTime: typed.deliveryTime || null,
      pausedUntil: typed.pausedUntil || null,
      ...(seen && {
        updatedAt: seen.updatedAt,
        quantitySeen: seen.quantity,
        availabilitySeen: pickAvailability(seen),
      }),
    },
    fieldErrors: {
      ...(price.error && { price: price.error }),
      ...(quantity.error && { quantity: quantity.error }),
      ...offer.errors,
      ...wood.errors,
      ...(bagVolume?.error && { bagVolume: bagVolume.error }),
      ...(typed.pausedUntil &&
        !mayPauseUntil(typed.pausedUntil, getToday()) && { pausedUntil: wrongPauseDay }),
    },
  };
}
