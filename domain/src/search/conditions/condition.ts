import * as z from "zod/mini";
import { Cents } from "../../money/money.ts";
import { maxDistanceKm, priceUnits, sorts } from "../options.ts";
import { promisedTimes } from "../promised-time.ts";
import { WantedWood } from "../wanted-wood.ts";

/** What the buyer reads of a condition. */
const readable = {
  /** Text of the chip; a search for it is understood as the same condition. */
  label: z.string(),
  /** The words that it was read from, as typed. */
  typed: z.string(),
};

/** The highest price in cents; without a unit that of a loose cubic metre where it is known, otherwise the listing's own. */
const PriceCondition = z.object({
  kind: z.literal("price"),
  maxPrice: Cents,
  priceUnit: z.optional(z.enum(priceUnits)),
  ...readable,
});

/** How much wood is wanted. */
const AmountCondition = z.object({
  kind: z.literal("amount"),
  amount: WantedWood.shape.amount,
  amountUnit: WantedWood.shape.unit,
  ...readable,
});

const SortCondition = z.object({ kind: z.literal("sort"), sort: z.enum(sorts), ...readable });

/** The longest delivery time, counted from the day of the search. */
const TimeCondition = z.object({ kind: z.literal("time"), deliveryTime: z.enum(promisedTimes), ...readable });

/** The longest way to the seller, in km. */
const DistanceCondition = z.object({
  kind: z.literal("distance"),
  maxDistance: z.int().check(z.minimum(1), z.maximum(maxDistanceKm)),
  ...readable,
});

/** What the words of a search say besides what is searched and where: a filter, the order or the amount. */
export const Condition = z.discriminatedUnion("kind", [
  PriceCondition,
  AmountCondition,
  SortCondition,
  TimeCondition,
  DistanceCondition,
]);
export type Condition = z.infer<typeof Condition>;

type WithoutTyped<C> = C extends Condition ? Omit<C, "typed"> : never;

/** A condition at the start of some words, before it is known how they were typed. */
export type ReadCondition = WithoutTyped<Condition>;

/** What was read at the start of some words. */
export interface ConditionReading {
  /** Null for words that say nothing that can be searched. */
  condition: ReadCondition | null;
  /** How many words it takes. */
  count: number;
  /** Whether the first of them is searched as a word too: `säkki alle 7 e`. */
  keepsFirst?: true;
}

/** Reads a condition at the start of folded words that are joined by spaces; null if there is none. */
export type ConditionReader = (words: string) => ConditionReading | null;

export const countWords = (words: string): number => words.trim().split(" ").length;
