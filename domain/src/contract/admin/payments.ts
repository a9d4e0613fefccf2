import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { NewPayment, Payment } from "../../accounts/payments/payment.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const changed = z.object({ user: AnsweredUser, payment: Payment, message: z.string() });

export const listPayments = defineCall({
  method: "GET",
  path: "/api/admin/users/:id/payments",
  access: "admin",
  summary: "The recorded payments of a user, newest first, with those that were undone.",
  params: z.object({ id: Id }),
  response: z.object({ payments: z.array(Payment) }),
});

/** The year until which the account is paid follows in the same transaction. A second payment for a year is rejected, and so is a retry. */
export const recordPayment = defineCall({
  method: "POST",
  path: "/api/admin/users/:id/payments",
  access: "admin",
  summary: "Record that a user has paid for a year.",
  params: z.object({ id: Id }),
  body: NewPayment,
  response: changed,
});

/** The record stays, because accounting keeps it; the account is as it would be without it. */
export const undoPayment = defineCall({
  method: "DELETE",
  path: "/api/admin/users/:id/payments/:payment",
  access: "admin",
  summary: "Undo a payment that was recorded by mistake.",
  params: z.object({ id: Id, payment: Id }),
  response: changed,
});
