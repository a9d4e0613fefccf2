import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { IdentityDecision, Lookalike } from "../../identity/identity-request.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ user: AnsweredUser, message: z.string() });

export const withdrawIdentity = defineCall({
  method: "DELETE",
  path: "/api/users/:id/identity",
  access: "seller",
  summary: "Withdraw one's own request for another name, Y-tunnus or kind of seller.",
  params,
  response,
});

export const listIdentityRequests = defineCall({
  method: "GET",
  path: "/api/admin/identity-requests",
  access: "admin",
  summary:
    "Sellers who have asked for another name, Y-tunnus or kind of seller, the longest waiting first, at most fifty.",
  response: z.object({ users: z.array(AnsweredUser) }),
});

/** Notifies the seller by mail. */
export const decideIdentity = defineCall({
  method: "PATCH",
  path: "/api/admin/users/:id/identity",
  access: "admin",
  summary: "Approve or reject a seller's request for another name, Y-tunnus or kind of seller.",
  params,
  body: IdentityDecision,
  response,
});

export const listLookalikes = defineCall({
  method: "GET",
  path: "/api/admin/users/:id/lookalikes",
  access: "admin",
  summary:
    "Other accounts whose name looks like the seller's, or the one asked for, or that have the same Y-tunnus.",
  params,
  response: z.object({ lookalikes: z.array(Lookalike) }),
});
