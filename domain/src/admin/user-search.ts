import * as z from "zod/mini";
import { ContractFilter } from "../accounts/contract-filter.ts";
import { PlanName } from "../reference-data/plan.ts";
import { Id, PageQuery } from "../schemas/primitives.ts";

/** Sort orders of the admin panel's user table; the default is newest first. */
export const userSorts = [
  "newest",
  "oldest",
  "name",
  "-name",
  "username",
  "-username",
  "ends",
  "-ends",
] as const;
export type UserSort = (typeof userSorts)[number];

const flag = z.optional(
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((word) => word === "true"),
  ),
);

/** Filters of the user table; each narrows the list further. */
export const userFilters = {
  queryString: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  active: flag,
  paid: flag,
  plan: z.optional(PlanName),
  region: z.optional(Id),
  /** Admins and root, or users that are neither. */
  admin: flag,
  verified: flag,
  /** Sellers by the state of their contract today. */
  contract: z.optional(ContractFilter),
  /** Users to whose address messages are rejected, or all others. */
  bounced: flag,
};

export const UserFilters = z.object(userFilters);
export type UserFilters = z.infer<typeof UserFilters>;

/** Maximum number of users that a jump to a page may skip, from the nearer end of the list: Firestore reads each of them. */
export const maxSkippedUsers = 1000;

/** Maximum number of users that a search counts: Firestore charges a read per thousand. */
export const maxCountedUsers = 50_000;

/** Maximum number of accounts that one call changes: each is a transaction of its own, and a call has 50 seconds. */
export const maxBulkUsers = 50;

export const UserSearch = z.object({
  ...userFilters,
  sort: z._default(z.enum(userSorts), "newest"),
  ...PageQuery,
  /** Number of the page to jump to, from 1; ignored with a cursor. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxCountedUsers))),
});
export type UserSearch = z.infer<typeof UserSearch>;

/** Number of users that match filters. */
export const UserCount = z.object({
  count: z.int(),
  /** False when the search text has several words, of which the index compares only the beginnings: then at most this many match. */
  isExact: z.boolean(),
  /** More match than are counted. */
  isMore: z.boolean(),
});
export type UserCount = z.infer<typeof UserCount>;
