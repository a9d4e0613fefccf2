import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";

/** The identity of a seller that buyers see. */
export const Identity = z.object({
  business: z.boolean(),
  companyName: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  ytunnus: z.nullable(z.string()),
});
export type Identity = z.infer<typeof Identity>;

/** A requested identity of a seller: the current one stays until an admin approves the request. */
export const IdentityRequest = z.extend(Identity, {
  /** Whether the request includes a personal identity code. */
  hasPersonalId: z.boolean(),
  requestedAt: Instant,
});
export type IdentityRequest = z.infer<typeof IdentityRequest>;

/** The admin's decision; `requestedAt` identifies the request that the admin saw. */
export const IdentityDecision = z.object({ approve: z.boolean(), requestedAt: Instant });
export type IdentityDecision = z.infer<typeof IdentityDecision>;

/** Another account with a look-alike name or the same Y-tunnus. */
export const Lookalike = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  ytunnus: z.nullable(z.string()),
  isActive: z.boolean(),
});
export type Lookalike = z.infer<typeof Lookalike>;

/** The name that buyers see. */
export function identityName({ business, companyName, firstname, lastname }: Identity): string {
  return business && companyName ? companyName : `${firstname} ${lastname}`;
}
