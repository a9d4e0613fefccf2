import * as z from "zod/mini";
import { Cents } from "../money/money.ts";
import { Id, PageQuery } from "../schemas/primitives.ts";
import {
  categories,
  defaultWanted,
  deliveryMethods,
  deliveryTypes,
  firewoodNames,
  lengths,
  materials,
  maxDistanceKm,
  otherProductNames,
  priceUnits,
  promisedTimes,
  qualities,
  serviceNames,
  sorts,
} from "./catalogue.ts";
import { WantedWood } from "./wanted-wood.ts";

/** Sort order of the results; the default is newest first. §9 */
export const Sort = z.enum(sorts);
export type Sort = z.infer<typeof Sort>;

/** An empty value in the URL means the same as a missing one, and `all` means no filter. */
const emptyToUndefined = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value) => (value === "" || value === "all" ? undefined : value)),
    z.optional(schema),
  );

/** Accepts digits with a decimal point only: `Number` also reads `0x18`, `2.4e1` and an empty text. */
const isPlainDecimal = z.refine<unknown>(
  (sent) => typeof sent !== "string" || /^[0-9]+([.][0-9]+)?$/.test(sent),
  "Anna luku.",
);

/** The place and the amount that prices at the door are calculated for. */
export const wantedQuery = {
  /** Id of the locality that the wood is wanted in; with it the answer has prices at the door. */
  to: z.optional(emptyToUndefined(Id)),
  /** The wanted amount of firewood and its unit. */
  amount: z._default(
    z.pipe(z.unknown().check(isPlainDecimal), z.pipe(z.coerce.number(), WantedWood.shape.amount)),
    defaultWanted.amount,
  ),
  amountUnit: z._default(WantedWood.shape.unit, defaultWanted.unit),
};

/** Without a place the wanted amount changes nothing in an answer. */
export const findUnusedAmount = (given: ReadonlySet<string>): readonly string[] =>
  given.has("to") ? [] : ["amount", "amountUnit"];

/** A whole number in a query, without a sign or an exponent. */
const wholeNumber = (schema: z.ZodMiniType<number, number>) =>
  z.optional(emptyToUndefined(z.pipe(z.unknown().check(isPlainDecimal), z.pipe(z.coerce.number(), schema))));

/** The search criteria; the query of `GET /api/sellers`, in the order in which the app writes it. §7 */
export const Search = z.object({
  sellerId: z.optional(emptyToUndefined(Id)),
  category: z.optional(emptyToUndefined(z.enum(categories))),
  name: z.optional(emptyToUndefined(z.enum([...firewoodNames, ...otherProductNames, ...serviceNames]))),
  region: z.optional(emptyToUndefined(Id)),
  locality: z.optional(emptyToUndefined(Id)),
  deliveryMethod: z.optional(emptyToUndefined(z.enum(deliveryMethods))),
  /** The longest delivery time that the buyer accepts. */
  deliveryTime: z.optional(emptyToUndefined(z.enum(promisedTimes))),
  quality: z.optional(emptyToUndefined(z.enum(qualities))),
  material: z.optional(emptyToUndefined(z.enum(materials))),
  plength: z.optional(emptyToUndefined(z.enum(lengths))),
  /** How the firewood is packed. */
  deliveryType: z.optional(emptyToUndefined(z.enum(deliveryTypes))),
  /** The highest price in cents, VAT included: by `priceUnit`, see `isWithinPrice`. */
  maxPrice: wholeNumber(Cents),
  priceUnit: z.optional(emptyToUndefined(z.enum(priceUnits))),
  /** The longest way to the seller in km, from the locality `to`, or else from `locality`. */
  maxDistance: wholeNumber(z.int().check(z.minimum(1), z.maximum(maxDistanceKm))),
  queryString: z.optional(emptyToUndefined(z.string().check(z.trim(), z.maxLength(100)))),
  sort: z._default(Sort, "newest"),
  ...wantedQuery,
  ...PageQuery,
});
export type Search = z.infer<typeof Search>;
