import * as z from "zod/mini";
import { Order, OrderStatus, OrderTotals } from "../../orders/order.ts";
import { CalendarDay, Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

export const listOrders = defineCall({
  method: "GET",
  path: "/api/orders",
  access: "seller",
  summary: "The seller's orders, newest first; an admin sees everyone's.",
  query: z.object({
    userid: z.optional(Id),
    status: z.optional(OrderStatus),
    /** Placed on this day in Finland or later. */
    from: z.optional(CalendarDay),
    /** Placed on this day or earlier. */
    to: z.optional(CalendarDay),
    ...PageQuery,
  }),
  answer: z.object({ orders: z.array(Order), nextCursor: NextCursor }),
});

export const readOrder = defineCall({
  method: "GET",
  path: "/api/orders/:id",
  access: "seller",
  summary: "One order.",
  params: z.object({ id: Id }),
  answer: z.object({ order: Order, totals: OrderTotals }),
});

/** The seller moves an order to its next state. §4, §7 */
export const advanceOrder = defineCall({
  method: "PATCH",
  path: "/api/orders/:id/edit",
  access: "seller",
  summary: "Move an order to its next state; the state it already has changes nothing.",
  params: z.object({ id: Id }),
  body: z.object({ status: OrderStatus }),
  answer: z.object({ order: Order }),
});
