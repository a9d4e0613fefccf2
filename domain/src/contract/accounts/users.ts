import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { UserChange } from "../../accounts/registration.ts";
import { Id, Instant } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { readUserForm } from "../documented-bodies.ts";

/** The private data of a user: for its owner, active or not, and for admins. */
export const readUser = defineCall({
  method: "GET",
  path: "/api/users/:id",
  access: "member",
  summary: "One's own account; an admin may read everyone's.",
  params: z.object({ id: Id }),
  response: z.object({ user: AnsweredUser }),
});

const response = z.object({ user: AnsweredUser, message: z.string() });

/** Firebase Auth ends every session when the e-mail address changes, so users who change their own address get a new session. */
const RenewedSession = z.object({ token: z.string(), expiry: Instant });

/**
 * A changed e-mail address, phone number or contact channel needs `currentPassword`; without it the rest is saved, and the change waits for a
 * confirmation from the present address, as `message` says. `role`, `username`, `accountPlan` and `password` are ignored unless an admin
 * sends them. The personal identity code is stored encrypted and returned masked. §5
 */
export const updateUser = defineCall({
  method: "PUT",
  path: "/api/users/:id",
  access: "seller",
  summary: "Change one's own account.",
  params: z.object({ id: Id }),
  body: UserChange,
  readBody: readUserForm,
  response: z.extend(response, { session: z.optional(RenewedSession) }),
});
