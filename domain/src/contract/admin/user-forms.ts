import * as z from "zod/mini";
import { NewUser, UserChange } from "../../accounts/registration.ts";
import { User } from "../../accounts/user.ts";
import { Id } from "../../schemas/primitives.ts";
import { call } from "../call.ts";

// Apart from admin-users.ts: their schemas judge the world's phone numbers, which a list of users need not load.

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

export const changeUser = call({
  method: "PUT",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Change an account; only root changes those of admins.",
  params: z.object({ id: Id }),
  body: UserChange,
  answer: z.object({ user: User, message: z.string() }),
});
