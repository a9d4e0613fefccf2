import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";

/** What buyers know a seller by. */
export const Identity = z.object({
  business: z.boolean(),
  companyName: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  ytunnus: z.nullable(z.string()),
});
export type Identity = z.infer<typeof Identity>;

/** Another identity that a seller has asked for: the one they have stands until an admin approves it. */
export const IdentityRequest = z.extend(Identity, {
  /** Whether a personal identity code belongs to it. */
  hasPersonalId: z.boolean(),
  requestedAt: Instant,
});
export type IdentityRequest = z.infer<typeof IdentityRequest>;

/** What an admin decides; `requestedAt` tells which request was looked at. */
export const IdentityDecision = z.object({ approve: z.boolean(), requestedAt: Instant });
export type IdentityDecision = z.infer<typeof IdentityDecision>;

/** Another account that may be taken for a seller's: by a name that looks alike, or by its Y-tunnus. */
export const Lookalike = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  ytunnus: z.nullable(z.string()),
  isActive: z.boolean(),
});
export type Lookalike = z.infer<typeof Lookalike>;

/** The name that buyers would read. */
export function identityName({ business, companyName, firstname, lastname }: Identity): string {
  return business && companyName ? companyName : `${firstname} ${lastname}`;
}
