import * as z from "zod/mini";
import { CalendarDay, Instant } from "../schemas/primitives.ts";

/** That a user has accepted a version of the terms of use, or was told of it. ADR 60 */
export const TermsEvent = z.object({
  kind: z.enum(["accepted", "told"]),
  version: z.int(),
  at: Instant,
  /** The day from which the version concerns the user. */
  appliesFrom: CalendarDay,
});
export type TermsEvent = z.infer<typeof TermsEvent>;
