import * as z from "zod/mini";
import { orderContactDays } from "./erasure-periods.ts";
import { PersonalDataSearch } from "./personal-data-search.ts";

/**
 * Why something stays when its person is forgotten. `open`: an order or a report that is not over; `recent`: an order that has ended within
 * `orderContactDays`; `account`: it goes with the account; `ofOrder`: a message about an order that stays; `expires`: a code that ends by itself.
 */
export const erasureObstacles = ["open", "recent", "account", "ofOrder", "expires"] as const;
export const ErasureObstacle = z.enum(erasureObstacles);
export type ErasureObstacle = z.infer<typeof ErasureObstacle>;

export const obstacleText = {
  open: "kesken, joten tietoja tarvitaan vielä",
  recent: `päättymisestä on alle ${orderContactDays} päivää, joten osapuolet voivat vielä tarvita toistensa yhteystietoja`,
  account: "poistuu, kun tili poistetaan käyttäjän asetuksista tai käyttäjäluettelosta",
  ofOrder: "viesti tilauksesta, jonka tietoja tarvitaan vielä",
  expires: "vanhenee itsestään",
} as const satisfies Record<ErasureObstacle, string>;

/** Maximum number of documents of one kind that a search shows. */
export const maxFoundItems = 20;

const FoundItem = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.nullable(z.string()),
  /** Null for what is deleted or anonymised. */
  obstacle: z.nullable(ErasureObstacle),
});
export type FoundItem = z.infer<typeof FoundItem>;

/** What one collection has of an address or a number. */
export const FoundKind = z.object({
  /** The collection. */
  kind: z.string(),
  label: z.string(),
  items: z.array(FoundItem),
  /** There are more than are shown. */
  isMore: z.boolean(),
});
export type FoundKind = z.infer<typeof FoundKind>;

/** One batch of an erasure: whose data, and where the one before has ended. */
export const ErasureBatch = z.extend(PersonalDataSearch, {
  cursor: z.optional(z.string().check(z.regex(/^[0-9]{1,2}~[A-Za-z0-9_.-]{0,200}$/))),
});

export const ErasureProgress = z.object({
  /** Number of documents that were deleted or anonymised. */
  erased: z.int(),
  /** What stays, by the kind and the reason. */
  kept: z.array(z.object({ label: z.string(), obstacle: ErasureObstacle, count: z.int() })),
  /** Where the next batch begins; absent when this was the last one. */
  nextCursor: z.optional(z.string()),
});
export type ErasureProgress = z.infer<typeof ErasureProgress>;
