import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { ClosingDecision, ClosingForm } from "../../accounts/closing-form.ts";
import { OwnPayment } from "../../accounts/payments/payment.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ user: AnsweredUser, message: z.string() });

/** A retry changes nothing and tells the seller nothing again. §9 */
export const giveNotice = defineCall({
  method: "POST",
  path: "/api/users/:id/notice",
  access: "seller",
  summary:
    "Give notice of the seller's contract, which then ends with this year, or later if notice is late.",
  params,
  response,
});

export const withdrawNotice = defineCall({
  method: "DELETE",
  path: "/api/users/:id/notice",
  access: "seller",
  summary: "Take back notice, until the contract has ended; it goes on from year to year again.",
  params,
  response,
});

/** Customer service is told by mail. */
export const requestClosing = defineCall({
  method: "POST",
  path: "/api/users/:id/closing",
  access: "seller",
  summary: "Ask for one's own account to be closed before the end of the contract.",
  params,
  body: ClosingForm,
  response,
});

export const withdrawClosing = defineCall({
  method: "DELETE",
  path: "/api/users/:id/closing",
  access: "seller",
  summary: "Withdraw the request to close one's own account.",
  params,
  response,
});

/** Also of a version that is not in force yet. A retry changes nothing. ADR 60 */
export const acceptTerms = defineCall({
  method: "POST",
  path: "/api/users/:id/terms",
  access: "member",
  summary: "Accept a version of the terms of use.",
  params,
  body: z.object({ version: z.int().check(z.minimum(1)) }),
  response,
});

export const listClosingRequests = defineCall({
  method: "GET",
  path: "/api/admin/closing-requests",
  access: "admin",
  summary: "Sellers who have asked for their account to be closed, the longest waiting first, at most fifty.",
  response: z.object({ users: z.array(AnsweredUser) }),
});

/** Notifies the seller by mail. */
export const decideClosing = defineCall({
  method: "PATCH",
  path: "/api/admin/users/:id/closing",
  access: "admin",
  summary: "Close the account of a seller who has asked for it, or reject the request.",
  params,
  body: ClosingDecision,
  response,
});

/** Without those that were undone. */
export const listOwnPayments = defineCall({
  method: "GET",
  path: "/api/users/:id/payments",
  access: "member",
  summary: "What a user has paid for which year, newest first.",
  params,
  response: z.object({ payments: z.array(OwnPayment) }),
});
