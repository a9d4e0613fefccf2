import * as z from "zod/mini";
import { Condition } from "../conditions/condition.ts";
import { filterNames } from "../filters.ts";

/** What was understood of the words of a search, as returned with its results. */
export const Understood = z.object({
  terms: z.array(
    z.object({
      /** In the nominative, for the chip. */
      label: z.string(),
      /** The words that it was read from, as typed. */
      typed: z.string(),
      /** Whether the word was unknown and the term is what it most likely means. */
      isGuess: z.boolean(),
    }),
  ),
  /** The place that the words name; it counts instead of the region and locality of the query. */
  place: z.nullable(
    z.object({
      kind: z.enum(["locality", "region"]),
      id: z.string(),
      label: z.string(),
      regionId: z.string(),
      typed: z.string(),
      isGuess: z.boolean(),
    }),
  ),
  /** The price, the amount, the order, the time and the distance that the words tell; they count instead of those of the query. */
  conditions: z.array(Condition),
  /** Words that were not searched, as typed. */
  ignored: z.array(z.string()),
  /** A zip code whose place is not known. */
  unknownZip: z.nullable(z.string()),
  /** Filters of the query that the words contradict, so they do not count. */
  overridden: z.array(z.enum(filterNames)),
});
export type Understood = z.infer<typeof Understood>;
