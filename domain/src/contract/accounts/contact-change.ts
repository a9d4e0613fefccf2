import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { Pincode } from "../../accounts/registration.ts";
import { Id, Instant } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ user: AnsweredUser, message: z.string() });

/** Ends every session of the user; `session` in the response replaces that of the caller. */
export const verifyEmail = defineCall({
  method: "POST",
  path: "/api/users/:id/email",
  access: "seller",
  summary:
    "Prove one's own new e-mail address with the pincode that was sent to it; only then does it count.",
  params,
  body: z.object({ pincode: Pincode }),
  response: z.extend(response, { session: z.optional(z.object({ token: z.string(), expiry: Instant })) }),
});

export const cancelEmail = defineCall({
  method: "DELETE",
  path: "/api/users/:id/email",
  access: "seller",
  summary: "Give up a new e-mail address that is not proved yet.",
  params,
  response,
});
