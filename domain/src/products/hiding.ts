import * as z from "zod/mini";
import { Instant } from "../schemas/primitives.ts";

const Hiding = z.object({ reason: z.string(), hiddenAt: Instant });

/** Why and since when an admin hides a listing. */
export const HiddenListing = z.extend(Hiding, {
  /** Whether it is hidden by a recall, which alone can show it again. */
  isRecall: z.optional(z.boolean()),
  /** Why it is hidden besides the recall, and stays hidden after it. */
  beside: z.optional(z.nullable(Hiding)),
});
export type HiddenListing = z.infer<typeof HiddenListing>;

type Hidden = HiddenListing | null | undefined;

/** Why a listing is hidden, not counting a recall; null when it is not. */
export function findHidingReason(hidden: Hidden): string | null {
  const hiding = hidden?.isRecall ? hidden.beside : hidden;
  return hiding?.reason ?? null;
}

/** A listing hidden for a reason, or shown again with null; while it is recalled that decides what is after the recall. */
export function hideFor(hidden: Hidden, reason: string | null, hiddenAt: Instant): HiddenListing | null {
  const hiding = reason === null ? null : { reason, hiddenAt };
  return hidden?.isRecall ? { ...hidden, beside: hiding } : hiding;
}

/** A listing hidden by a recall. */
export const hideByRecall = (hidden: Hidden, reason: string, hiddenAt: Instant): HiddenListing => ({
  reason,
  hiddenAt,
  isRecall: true,
  ...(hidden && !hidden.isRecall && { beside: { reason: hidden.reason, hiddenAt: hidden.hiddenAt } }),
});

/** A listing after its recall was taken back: hidden only if it is for another reason, too. */
export const endHidingByRecall = (hidden: Hidden): HiddenListing | null =>
  hidden?.isRecall ? (hidden.beside ?? null) : (hidden ?? null);
