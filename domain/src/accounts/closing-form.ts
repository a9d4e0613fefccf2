import * as z from "zod/mini";
import { Instant, text } from "../schemas/primitives.ts";

/** Maximum length of the reason for which a seller asks for their account to be closed. */
export const maxClosingReason = 500;

/** The seller's form; the reason is optional. */
export const ClosingForm = z.object({ reason: z._default(text(maxClosingReason), "") });

/** The admin's decision; `requestedAt` identifies the request that the admin saw. */
export const ClosingDecision = z.object({ approve: z.boolean(), requestedAt: Instant });
export type ClosingDecision = z.infer<typeof ClosingDecision>;
