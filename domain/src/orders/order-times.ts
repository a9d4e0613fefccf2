import * as z from "zod/mini";
import { CalendarDay, Instant } from "../schemas/primitives.ts";

// When an order is delivered or fetched, as its seller proposes it and its buyer answers. The rules are in `agree-time.ts`.

/** Maximum number of times that a seller proposes at once. */
export const maxProposedTimes = 3;

/** A time of day: `09:30`. */
export const ClockTime = z.iso.time({ precision: -1, error: "Anna kellonaika muodossa 09:30." });

const isWindow = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined ? until === undefined : until !== undefined && from < until;

/** A day, or some hours of it, in Finnish time. */
export const TimeWindow = z
  .object({ day: CalendarDay, from: z.optional(ClockTime), until: z.optional(ClockTime) })
  .check(
    z.refine(isWindow, {
      path: ["until"],
      error: "Anna alku ja sitä myöhempi loppu, tai jätä molemmat tyhjiksi.",
    }),
  );
export type TimeWindow = z.infer<typeof TimeWindow>;

/** What a buyer answers to proposed times: the index of one of them, or null when none of them fits. */
export const TimeAnswer = z.object({
  chosen: z.nullable(z.int().check(z.minimum(0), z.maximum(maxProposedTimes - 1))),
  at: Instant,
});
export type TimeAnswer = z.infer<typeof TimeAnswer>;

/** The times that a seller has proposed last, and the buyer's answer; absent until there is one. */
export const OrderTimes = z.object({
  proposed: z.array(TimeWindow),
  proposedAt: Instant,
  answer: z.optional(TimeAnswer),
});
export type OrderTimes = z.infer<typeof OrderTimes>;

/** The proposed times of a call, each another one. */
export const ProposedTimes = z.array(TimeWindow).check(
  z.minLength(1, "Ehdota vähintään yhtä aikaa."),
  z.maxLength(maxProposedTimes, `Ehdota enintään ${maxProposedTimes} aikaa.`),
  z.refine(
    (times) => new Set(times.map(toWindowKey)).size === times.length,
    "Sama aika on ehdotuksessa kahdesti.",
  ),
);

/** Sorts times by their start; a whole day comes before its hours. */
export function toWindowKey({ day, from, until }: TimeWindow): string {
  return from === undefined ? day : `${day}T${from}-${until}`;
}
