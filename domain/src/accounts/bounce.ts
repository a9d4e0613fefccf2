import * as z from "zod/mini";
import { toE164 } from "../identity/identifiers.ts";
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

/** A user with the addresses that messages go to. */
interface Holder {
  bounces?: Bounces | null | undefined;
  email: string | null;
  contactInformation: { phonenumbers: readonly string[] };
}

/** Whether messages to an address of a user are rejected. */
export const hasBounce = ({ bounces }: Pick<Holder, "bounces">): boolean =>
  Boolean(bounces?.mail ?? bounces?.sms);

const listNumbers = ({ contactInformation }: Holder) => contactInformation.phonenumbers.map(toE164).join();

/** A changed user without the rejections of addresses that they do not have any more. */
export function dropOldBounces<U extends Holder>(before: Holder, after: U): U {
  if (!hasBounce(after)) return after;
  const mail = before.email === after.email ? after.bounces?.mail : null;
  const sms = listNumbers(before) === listNumbers(after) ? after.bounces?.sms : null;
  return { ...after, bounces: { mail: mail ?? null, sms: sms ?? null } };
}
