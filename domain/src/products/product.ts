import * as z from "zod/mini";
import { messages } from "../messages.ts";
import { Cents, defaultVat, Price, VatClass } from "../money/money.ts";
import { isValidQuantity, sumQuantities } from "../money/quantity.ts";
import { ImageSizes } from "../schemas/images.ts";
import { CalendarDay, Id, Instant, Quantity, SeenAt, text } from "../schemas/primitives.ts";
import {
  deliveryTimes,
  deliveryTypes,
  firewoodNames,
  firewoodUnits,
  lengths,
  materials,
  otherProductNames,
  qualities,
  serviceNames,
  serviceQuantity,
  type Unit,
  units,
} from "./catalogue.ts";
import { HiddenListing } from "./hidden-listing.ts";
import { SellerSummary } from "./seller-summary.ts";

/** Maximum quantity of one product. §9 */
export const maxUnits = 100_000;

/** Maximum litres of one piece of firewood: a pallet of bags, or a trailer. */
export const maxBagVolume = 3000;

/** When a product is delivered, and until when it cannot be ordered. */
export const Availability = z.object({
  /** Null for the delivery time of the seller. */
  deliveryTime: z._default(z.nullable(z.enum(deliveryTimes)), null),
  /** The day in Finland on which the product can be ordered again; null, or a day that has come, for one that is not paused. */
  pausedUntil: z._default(z.nullable(CalendarDay), null),
});
export type Availability = z.infer<typeof Availability>;

export const pickAvailability = ({ deliveryTime, pausedUntil }: Availability): Availability => ({
  deliveryTime,
  pausedUntil,
});

export const isSameAvailability = (a: Availability, b: Availability): boolean =>
  a.deliveryTime === b.deliveryTime && a.pausedUntil === b.pausedUntil;

const Common = z.object({
  _id: Id,
  /** Price of one unit, VAT included. */
  price: Cents,
  /** Number of units left. */
  quantity: Quantity.check(z.maximum(maxUnits)),
  vat: VatClass,
  unit: z.enum(units),
  description: z.string().check(z.maxLength(2000)),
  /** Marked as an offer; needs a paid premium plan. */
  discount: z.boolean(),
  ...Availability.shape,
  user_id: Id,
  owner: SellerSummary,
  images: z.nullable(ImageSizes),
  /** Absent or null for a listing that no admin has hidden. */
  hidden: z.optional(z.nullable(HiddenListing)),
  createdAt: Instant,
  updatedAt: Instant,
});

const BagVolume = z.int().check(z.minimum(1), z.maximum(maxBagVolume));

export const Firewood = z.extend(Common, {
  category: z.literal("Polttopuut"),
  name: z.enum(firewoodNames),
  quality: z.enum(qualities),
  material: z.enum(materials),
  deliveryType: z.enum(deliveryTypes),
  plength: z.enum(lengths),
  /** Litres of one piece, such as a bag; null for cubic metres, and where the seller has not stated it. */
  bagVolume: z._default(z.nullable(BagVolume), null),
});
export type Firewood = z.infer<typeof Firewood>;

export const OtherProduct = z.extend(Common, {
  category: z.literal("Muut_tuotteet"),
  name: z.enum(otherProductNames),
});
export type OtherProduct = z.infer<typeof OtherProduct>;

export const Service = z.extend(Common, {
  category: z.literal("Palvelut"),
  name: z.enum(serviceNames),
  /** The price is agreed for each job: buyers request a quote instead of ordering, and the price is where it starts. */
  byQuote: z._default(z.boolean(), false),
});
export type Service = z.infer<typeof Service>;

/** Any listing of a seller: firewood, another product or a service. §3 */
export const Product = z.discriminatedUnion("category", [Firewood, OtherProduct, Service]);
export type Product = z.infer<typeof Product>;

/** Whether buyers request a quote of a listing instead of ordering it. */
export function isByQuote(product: Product): boolean {
  return product.category === "Palvelut" && product.byQuote;
}

/** Services have no stock: an order does not reduce their quantity. */
export function isStock(product: Pick<Product, "category">): boolean {
  return product.category !== "Palvelut";
}

/** Schemas of the fields of `getFirewoodAttributes`, for items of carts and orders; items of other products have none of them. */
export const firewoodAttributes = {
  quality: z.optional(Firewood.shape.quality),
  material: z.optional(Firewood.shape.material),
  deliveryType: z.optional(Firewood.shape.deliveryType),
  plength: z.optional(Firewood.shape.plength),
};

/**
 * The attributes that tell one firewood from another, all of them texts; empty for other products. Carts and orders store them, and buyers
 * search by their values.
 */
export function getFirewoodAttributes(
  product: Product,
): Partial<Pick<Firewood, "quality" | "material" | "deliveryType" | "plength">> {
  if (product.category !== "Polttopuut") return {};
  const { quality, material, deliveryType, plength } = product;
  return { quality, material, deliveryType, plength };
}

/** A seller's listings, grouped as on the profile and in the seller dialog. */
export const ProductGroups = z.object({
  products: z.array(Firewood),
  otherProducts: z.array(OtherProduct),
  services: z.array(Service),
});
export type ProductGroups = z.infer<typeof ProductGroups>;

/** Sorts products into the three groups, keeping their order. */
export function groupProducts(all: readonly Product[]): ProductGroups {
  return {
    products: all.filter((product) => product.category === "Polttopuut"),
    otherProducts: all.filter((product) => product.category === "Muut_tuotteet"),
    services: all.filter((product) => product.category === "Palvelut"),
  };
}

const serverFields = {
  _id: true,
  user_id: true,
  owner: true,
  images: true,
  hidden: true,
  createdAt: true,
  updatedAt: true,
} as const;
const defaultedFields = {
  description: z._default(text(2000), ""),
  discount: z._default(z.boolean(), false),
  vat: z._default(VatClass, defaultVat),
};
const quantity = z._default(Common.shape.quantity, 1);

const NewFirewood = z.extend(z.omit(Firewood, serverFields), {
  ...defaultedFields,
  // Older listings may have a unit of time, which they keep until they are edited.
  unit: z.enum(firewoodUnits),
  price: Price,
  quantity,
});
const NewOtherProduct = z.extend(z.omit(OtherProduct, serverFields), {
  ...defaultedFields,
  price: Price,
  quantity,
});
const NewService = z.extend(z.omit(Service, serverFields), {
  ...defaultedFields,
  price: Price,
  quantity: z._default(Common.shape.quantity, serviceQuantity),
});

/** Fractions are allowed only for cubic metres. */
const fitsUnit = z.refine<{ unit: Unit; quantity?: number | undefined }>(
  ({ unit, quantity }) => quantity === undefined || isValidQuantity(unit, quantity),
  { path: ["quantity"], error: messages.wholeQuantity },
);

/** Whether a product is firewood that is sold by the piece, such as a bag, whose price is compared by its volume. */
export function isBag({ category, unit }: { category: string; unit: string }): boolean {
  return category === "Polttopuut" && unit === "kpl";
}

/** The form of a product or service; a body of category `Palvelut` is a service. §5, §9 */
export const NewProduct = z.discriminatedUnion("category", [
  NewFirewood.check(fitsUnit),
  NewOtherProduct.check(fitsUnit),
  NewService.check(fitsUnit),
]);
export type NewProduct = z.infer<typeof NewProduct>;

const editedFields = {
  // Optional without a default: what an edit does not send stays as it is stored.
  description: z.optional(text(2000)),
  discount: z.optional(z.boolean()),
  vat: z.optional(VatClass),
  quantity: z.optional(Common.shape.quantity),
  /** The quantity when the form was opened; `mergeEditedQuantity` subtracts units sold since then. */
  quantitySeen: z.optional(Common.shape.quantity),
  /** When the form was opened; `mergeEditedAvailability` keeps what was changed since then. */
  availabilitySeen: z.optional(Availability),
  deliveryTime: z.optional(z.nullable(z.enum(deliveryTimes))),
  pausedUntil: z.optional(z.nullable(CalendarDay)),
  updatedAt: SeenAt,
};

/** The edit form of a product or service. */
export const ProductChange = z.discriminatedUnion("category", [
  z.extend(NewFirewood, { ...editedFields, bagVolume: z.optional(z.nullable(BagVolume)) }).check(fitsUnit),
  z.extend(NewOtherProduct, editedFields).check(fitsUnit),
  z.extend(NewService, { ...editedFields, byQuote: z.optional(z.boolean()) }).check(fitsUnit),
]);
export type ProductChange = z.infer<typeof ProductChange>;

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
  const { quantitySeen, availabilitySeen: _availability, updatedAt: _seen, ...sent } = change;
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
    return { ...sent, ...merged, bagVolume: mergeEditedBagVolume(sent, stored) };
  if (sent.category === "Palvelut") return { ...sent, ...merged, byQuote: sent.byQuote ?? isByQuote(stored) };
  return { ...sent, ...merged };
}
