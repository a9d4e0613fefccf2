import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { Activation, ActivationChange } from "../../accounts/user.ts";
import { maxBulkUsers, UserCount, UserFilters, UserSearch } from "../../admin/user-search.ts";
import { RestrictionReason } from "../../reports/restriction-reason.ts";
import { Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const message = z.object({ message: z.string() });

const list = z.object({ sellers: z.array(AnsweredUser), nextCursor: NextCursor });

/** The app sends a search text with `searchUsers`, because platforms log URLs. */
export const listUsers = defineCall({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary:
    "Users by name, user name, e-mail, phone, Y-tunnus, place; active, paid, verified, reachable or not; by plan, region; admins only or not.",
  query: UserSearch,
  response: list,
});

/** The text may be a person's name, number or address, so it is in the body: platforms log URLs. */
export const searchUsers = defineCall({
  method: "POST",
  path: "/api/admin/users/search",
  safe: true,
  access: "admin",
  summary: "As `listUsers`, with the search text in the body.",
  body: UserSearch,
  response: list,
});

export const countUsers = defineCall({
  method: "POST",
  path: "/api/admin/users/count",
  safe: true,
  access: "admin",
  summary: "How many users the list has with these filters.",
  body: UserFilters,
  response: UserCount,
});

export const listNewUsers = defineCall({
  method: "GET",
  path: "/api/admin/users/un-active",
  access: "admin",
  summary: "Sellers who wait to be activated, newest first.",
  query: z.object(PageQuery),
  response: z.object({ newUsers: z.array(AnsweredUser), nextCursor: NextCursor }),
});

/** Orders are kept; listings and images are deleted. Admins cannot delete themselves or the last root. */
export const deleteUser = defineCall({
  method: "DELETE",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Delete an account.",
  params,
  response: message,
});

export const deleteUsers = defineCall({
  method: "DELETE",
  path: "/api/admin/users",
  access: "admin",
  summary: "Delete several accounts, all or none.",
  body: z.object({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(maxBulkUsers)),
    /** Their owners are told it. */
    reason: RestrictionReason,
  }),
  response: message,
});

/** Deactivating ends every session, and tells the seller the `reason`. The account is valid until the end of the calendar year. §4, §9 */
export const activateUser = defineCall({
  method: "PATCH",
  path: "/api/admin/users/:id/activation",
  access: "admin",
  summary: "Record whether the fee is paid and whether the account is active.",
  params,
  body: z.extend(ActivationChange, { reason: RestrictionReason }),
  response: z.object({ user: AnsweredUser, message: z.string() }),
});

/** For accounts whose owner did not get the pincode; the admin has checked the contact details in another way. */
export const verifyUser = defineCall({
  method: "PATCH",
  path: "/api/admin/users/:id/verification",
  access: "admin",
  summary: "Mark an account as verified, so that its owner can log in.",
  params,
  response: z.object({ user: AnsweredUser, message: z.string() }),
});

/** An account of a bulk change: as it is stored now, or why it was not changed. */
const BulkResult = z.object({
  id: Id,
  user: z.optional(AnsweredUser),
  /** The payment that was recorded for it, which can be undone. */
  payment: z.optional(Id),
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
});

/** Each account is changed, audited and notified as by `activateUser`; those that cannot be are left as they are. */
export const activateUsers = defineCall({
  method: "PATCH",
  path: "/api/admin/users/activation",
  access: "admin",
  summary: "Record for several accounts whether the fee is paid, or whether they are active.",
  body: z
    .extend(z.partial(Activation), {
      ids: z.array(Id).check(z.minLength(1), z.maxLength(maxBulkUsers)),
      /** As of `activateUser`. */
      reason: RestrictionReason,
    })
    .check(z.refine(({ active, paid }) => active !== undefined || paid !== undefined)),
  response: z.object({ results: z.array(BulkResult) }),
});
