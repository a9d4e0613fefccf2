import * as z from "zod/mini";
import { call } from "../contract.ts";
import { Id, NextCursor, Page } from "../primitives.ts";
import { Activation, NewUser, UserChange } from "../registration.ts";
import { User } from "../user.ts";
import { UserSearch } from "../user-search.ts";

const params = z.object({ id: Id });
const message = z.object({ message: z.string() });

export const listUsers = call({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "Users by name, user name, e-mail, place; active or not; admins only or not.",
  query: UserSearch,
  answer: z.object({ sellers: z.array(User), nextCursor: NextCursor }),
});

/** The account is verified at once; only root makes admins. §6 */
export const createUser = call({
  method: "POST",
  path: "/api/admin/users",
  access: "admin",
  summary: "Make an account for somebody.",
  body: NewUser,
  answer: z.object({ seller: User, adminMessage: z.string() }),
  status: 201,
});

export const listNewUsers = call({
  method: "GET",
  path: "/api/admin/users/un-active",
  access: "admin",
  summary: "Sellers who wait to be activated, newest first.",
  query: z.object(Page),
  answer: z.object({ newUsers: z.array(User), nextCursor: NextCursor }),
});

export const changeUser = call({
  method: "PUT",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Change an account; only root changes those of admins.",
  params,
  body: UserChange,
  answer: z.object({ user: User, message: z.string() }),
});

/** Orders are kept; listings and pictures go. Nobody deletes themselves or the last root. */
export const deleteUser = call({
  method: "DELETE",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Delete an account.",
  params,
  answer: message,
});

export const deleteUsers = call({
  method: "DELETE",
  path: "/api/admin/users",
  access: "admin",
  summary: "Delete several accounts, all or none.",
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
  answer: message,
});

/** Deactivating ends every session. The account runs to the end of the calendar year. §4, §9 */
export const activateUser = call({
  method: "PATCH",
  path: "/api/admin/users/:id/activation",
  access: "admin",
  summary: "Record whether the fee is paid and whether the account is active.",
  params,
  body: Activation,
  answer: z.object({ user: User, message: z.string() }),
});
