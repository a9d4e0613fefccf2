import * as z from "zod/mini";
import { CheckoutForm } from "../checkout.ts";
import { call } from "../contract.ts";
import { Order, OrderStatus, OrderTotals } from "../order.ts";
import { Id, NextCursor, Page } from "../primitives.ts";

/**
 * All orders of the cart or none, one per seller; the goods are reserved in the same transaction. `order` is the first of
 * them, `totals` what they come to together. §4, §7
 */
export const placeOrder = call({
  method: "POST",
  path: "/api/orders",
  access: "visitor",
  summary: "Order what is in the cart. A retry with the same Idempotency-Key answers the same orders.",
  headers: z.object({ "idempotency-key": z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))) }),
  body: z.object({
    checkoutForm: z.optional(CheckoutForm),
    ownerIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(50))),
  }),
  answer: z.object({ order: Order, orders: z.array(Order), message: z.string(), totals: OrderTotals }),
  status: 201,
});

export const listOrders = call({
  method: "GET",
  path: "/api/orders",
  access: "seller",
  summary: "The seller's orders, newest first; an admin sees everyone's.",
  query: z.object({ userid: z.optional(Id), status: z.optional(OrderStatus), ...Page }),
  answer: z.object({ orders: z.array(Order), nextCursor: NextCursor }),
});

export const readOrder = call({
  method: "GET",
  path: "/api/orders/:id",
  access: "seller",
  summary: "One order.",
  params: z.object({ id: Id }),
  answer: z.object({ order: Order, totals: OrderTotals }),
});

/** The seller moves an order to its next state. §4, §7 */
export const advanceOrder = call({
  method: "PATCH",
  path: "/api/orders/:id/edit",
  access: "seller",
  summary: "Move an order to its next state; the state it already has changes nothing.",
  params: z.object({ id: Id }),
  body: z.object({ status: OrderStatus }),
  answer: z.object({ order: Order }),
});
