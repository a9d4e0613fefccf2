import * as z from "zod/mini";
import { Instant } from "../schemas/primitives.ts";

/** Why messages to an address are rejected for good: its server or gateway does not accept the address, or not what is sent to it. */
export const BounceReason = z.enum(["address", "content"]);
export type BounceReason = z.infer<typeof BounceReason>;

/** The first rejection of an address since a message last reached it. */
const Bounce = z.object({ at: Instant, reason: BounceReason });

/** The rejections of a user's e-mail address and phone number; none while messages reach them. */
export const Bounces = z.object({
  mail: z.optional(z.nullable(Bounce)),
  sms: z.optional(z.nullable(Bounce)),
});
export type Bounces = z.infer<typeof Bounces>;

/** Whether messages to an address of a user are rejected. */
export const hasBounce = ({ bounces }: { bounces?: Bounces | null | undefined }): boolean =>
  Boolean(bounces?.mail ?? bounces?.sms);
