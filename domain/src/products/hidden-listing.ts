import * as z from "zod/mini";
import { Instant, paragraphs } from "../schemas/primitives.ts";

/** Why and since when the customer service hides a listing. */
export const HiddenListing = z.object({ reason: z.string(), hiddenAt: Instant });
export type HiddenListing = z.infer<typeof HiddenListing>;

/** The form with which an admin hides a listing; the seller reads the reason. */
export const HideForm = z.object({ reason: paragraphs(500) });
export type HideForm = z.infer<typeof HideForm>;
