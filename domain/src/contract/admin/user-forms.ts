import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { NewUser, UserChange } from "../../accounts/registration.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { readUserForm } from "../documented-bodies.ts";

// Separate from users.ts: these schemas import the phone number metadata, which the user list does not need.

/** The account is verified at once; only root creates admins. §6 */
export const createUser = defineCall({
  method: "POST",
  path: "/api/admin/users",
  access: "admin",
  summary: "Make an account for somebody.",
  body: NewUser,
  readBody: readUserForm,
  response: z.object({ seller: AnsweredUser, adminMessage: z.string() }),
  status: 201,
});

export const changeUser = defineCall({
  method: "PUT",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Change an account; only root changes those of admins.",
  params: z.object({ id: Id }),
  body: UserChange,
  readBody: readUserForm,
  response: z.object({ user: AnsweredUser, message: z.string() }),
});
