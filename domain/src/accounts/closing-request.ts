import * as z from "zod/mini";
import { Instant } from "../schemas/primitives.ts";

/** A seller's request that their account be closed, which waits for an admin. */
export const ClosingRequest = z.object({ reason: z.string(), requestedAt: Instant });
export type ClosingRequest = z.infer<typeof ClosingRequest>;
