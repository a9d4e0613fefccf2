import * as z from "zod/mini";
import { messages } from "../messages.ts";
import { Cents, defaultVat, Price, VatClass } from "../money/money.ts";
import { isValidQuantity } from "../money/quantity.ts";
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
  type Unit,
  units,
} from "./catalogue.ts";
import { HiddenListing } from "./hiding.ts";
import { maxBagVolume, maxUnits, serviceQuantity } from "./limits.ts";
import { Offer } from "./offers/offer.ts";
import { SellerSummary } from "./seller-summary.ts";
import { isDryAsStated, isGuaranteedDry, woodFacts } from "./wood-facts.ts";

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

/** What a seller states about each listing, as it is stored: the forms have these fields. */
const Details = z.object({
  /** Price of one unit, VAT included. */
  price: Cents,
  /** Number of units left. */
  quantity: Quantity.check(z.maximum(maxUnits)),
  vat: VatClass,
  unit: z.enum(units),
  description: z.string().check(z.maxLength(2000)),
  /** Marked as an offer; needs a paid premium plan. What is announced, `announcedOffer` tells. */
  discount: z.boolean(),
  ...Availability.shape,
});

/** The fields of a listing that only the server writes: no form has them. */
export const serverFields = {
  _id: Id,
  user_id: Id,
  owner: SellerSummary,
  images: z.nullable(ImageSizes),
  /** Absent or null for a listing whose price is not reduced, also while it is marked as an offer. */
  offer: z.optional(z.nullable(Offer)),
  /** Absent or null for a listing that no admin has hidden. */
  hidden: z.optional(z.nullable(HiddenListing)),
  createdAt: Instant,
  updatedAt: Instant,
};

const BagVolume = z.int().check(z.minimum(1), z.maximum(maxBagVolume));

export const FirewoodDetails = z.extend(Details, {
  category: z.literal("Polttopuut"),
  name: z.enum(firewoodNames),
  quality: z.enum(qualities),
  material: z.enum(materials),
  deliveryType: z.enum(deliveryTypes),
  plength: z.enum(lengths),
  /** Litres of one piece, such as a bag; null for cubic metres, and where the seller has not stated it. */
  bagVolume: z._default(z.nullable(BagVolume), null),
  ...woodFacts,
});
export const Firewood = z.extend(FirewoodDetails, serverFields);
export type Firewood = z.infer<typeof Firewood>;

export const OtherProductDetails = z.extend(Details, {
  category: z.literal("Muut_tuotteet"),
  name: z.enum(otherProductNames),
});
export const OtherProduct = z.extend(OtherProductDetails, serverFields);
export type OtherProduct = z.infer<typeof OtherProduct>;

export const ServiceDetails = z.extend(Details, {
  category: z.literal("Palvelut"),
  name: z.enum(serviceNames),
  /** The price is agreed for each job: buyers request a quote instead of ordering, and the price is where it starts. */
  byQuote: z._default(z.boolean(), false),
});
export const Service = z.extend(ServiceDetails, serverFields);
export type Service = z.infer<typeof Service>;

/** Any listing of a seller: firewood, another product or a service. §3 */
export const Product = z.discriminatedUnion("category", [Firewood, OtherProduct, Service]);
export type Product = z.infer<typeof Product>;

/** Schemas of the fields of `getFirewoodAttributes`, for items of carts and orders; items of other products have none of them. */
export const firewoodAttributes = {
  quality: z.optional(Firewood.shape.quality),
  material: z.optional(Firewood.shape.material),
  deliveryType: z.optional(Firewood.shape.deliveryType),
  plength: z.optional(Firewood.shape.plength),
};

/** A seller's listings, grouped as on the profile and in the seller dialog. */
export const ProductGroups = z.object({
  products: z.array(Firewood),
  otherProducts: z.array(OtherProduct),
  services: z.array(Service),
});
export type ProductGroups = z.infer<typeof ProductGroups>;

const defaultedFields = {
  description: z._default(text(2000), ""),
  discount: z._default(z.boolean(), false),
  vat: z._default(VatClass, defaultVat),
};
const quantity = z._default(Details.shape.quantity, 1);
/** The offer of a listing, beside `discount: true`: without an offer price, `price` itself is reduced from the stored one. */
const offerFields = {
  offerPrice: z.optional(z.nullable(Price)),
  /** The last day in Finland, after which `price` returns; null for none. */
  offerUntil: z.optional(z.nullable(CalendarDay)),
};

const NewFirewood = z.extend(FirewoodDetails, {
  ...defaultedFields,
  // Older listings may have a unit of time, which they keep until they are edited.
  unit: z.enum(firewoodUnits),
  price: Price,
  quantity,
  ...offerFields,
});
const NewOtherProduct = z.extend(OtherProductDetails, {
  ...defaultedFields,
  price: Price,
  quantity,
  ...offerFields,
});
const NewService = z.extend(ServiceDetails, {
  ...defaultedFields,
  price: Price,
  quantity: z._default(Details.shape.quantity, serviceQuantity),
  ...offerFields,
});

/** Fractions are allowed only for cubic metres. */
const fitsUnit = z.refine<{ unit: Unit; quantity?: number | undefined }>(
  ({ unit, quantity }) => quantity === undefined || isValidQuantity(unit, quantity),
  { path: ["quantity"], error: messages.wholeQuantity },
);

const isReduced = z.refine<{ price: number; offerPrice?: number | null | undefined }>(
  ({ price, offerPrice }) => !offerPrice || offerPrice < price,
  { path: ["offerPrice"], error: "Tarjoushinnan tulee olla pienempi kuin hinta." },
);

/** The form of a product or service; a body of category `Palvelut` is a service. §5, §9 */
export const NewProduct = z.discriminatedUnion("category", [
  NewFirewood.check(fitsUnit, isReduced, isDryAsStated, isGuaranteedDry),
  NewOtherProduct.check(fitsUnit, isReduced),
  NewService.check(fitsUnit, isReduced),
]);
export type NewProduct = z.infer<typeof NewProduct>;

const editedFields = {
  // Optional without a default: what an edit does not send stays as it is stored.
  description: z.optional(text(2000)),
  discount: z.optional(z.boolean()),
  vat: z.optional(VatClass),
  quantity: z.optional(Details.shape.quantity),
  /** The quantity when the form was opened; `mergeEditedQuantity` subtracts units sold since then. */
  quantitySeen: z.optional(Details.shape.quantity),
  /** When the form was opened; `mergeEditedAvailability` keeps what was changed since then. */
  availabilitySeen: z.optional(Availability),
  deliveryTime: z.optional(z.nullable(z.enum(deliveryTimes))),
  pausedUntil: z.optional(z.nullable(CalendarDay)),
  updatedAt: SeenAt,
};

/** The edit form of a product or service. */
export const ProductChange = z.discriminatedUnion("category", [
  z
    .extend(NewFirewood, { ...editedFields, bagVolume: z.optional(z.nullable(BagVolume)) })
    .check(fitsUnit, isReduced, isDryAsStated, isGuaranteedDry),
  z.extend(NewOtherProduct, editedFields).check(fitsUnit, isReduced),
  z.extend(NewService, { ...editedFields, byQuote: z.optional(z.boolean()) }).check(fitsUnit, isReduced),
]);
export type ProductChange = z.infer<typeof ProductChange>;
