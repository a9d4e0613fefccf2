import * as z from "zod/mini";
import { eudrListFile } from "../../orders/eudr-list.ts";
import { Order, OrderCounts, OrderSort, OrderStatus, OrderTotals, StatusFilter } from "../../orders/order.ts";
import { WithdrawalState } from "../../orders/order-endings.ts";
import { ProposedTimes } from "../../orders/order-times.ts";
import { ReducedQuantities } from "../../orders/reduction.ts";
import { EudrNumber } from "../../products/wood-facts.ts";
import { mailedParagraphs } from "../../schemas/mailed-line.ts";
import { CalendarDay, emptyToNull, Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const OrdersQuery = {
  userid: z.optional(Id),
  /** Placed on this day in Finland or later. */
  from: z.optional(CalendarDay),
  /** Placed on this day or earlier. */
  to: z.optional(CalendarDay),
};

const response = z.object({ orders: z.array(Order), nextCursor: NextCursor });

/** Sellers whose account has been closed see their open orders only, in every call: those they deliver. */
export const listOrders = defineCall({
  method: "GET",
  path: "/api/orders",
  access: "orderSeller",
  summary: "The seller's orders, newest first; an admin sees everyone's.",
  query: z.object({
    ...OrdersQuery,
    status: z.optional(StatusFilter),
    /** `time`: by the agreed time, soonest first; those without one last. */
    sort: z.optional(OrderSort),
    /** Only orders whose agreed time is on this day, by their time. */
    day: z.optional(CalendarDay),
    ...PageQuery,
  }),
  response,
});

/** The text may be a buyer's name or number, so it is in the body: platforms log URLs. */
export const searchOrders = defineCall({
  method: "POST",
  path: "/api/orders/search",
  safe: true,
  access: "orderSeller",
  summary: "The orders of `listOrders` that match a text, newest first.",
  body: z.object({
    ...OrdersQuery,
    status: z.optional(StatusFilter),
    /** Words of the order number, of the buyer's name, phone number or addresses, or of the products. */
    search: z.string().check(z.trim(), z.maxLength(100)),
    ...PageQuery,
  }),
  response,
});

/** For the status filter of a list. Below `/api/orders` its path would be one of `/api/orders/:id`. */
export const countOrders = defineCall({
  method: "GET",
  path: "/api/order-counts",
  access: "orderSeller",
  summary: "Number of the seller's orders by status, up to 1000 each; an admin counts everyone's.",
  query: z.object(OrdersQuery),
  response: z.object({ counts: OrderCounts }),
});

/** For records that a business keeps five years. Below `/api/orders` its path would be one of `/api/orders/:id`. */
export const downloadEudrList = defineCall({
  method: "GET",
  path: "/api/eudr-list",
  access: "orderSeller",
  summary: "What was ordered of the seller's firewood by EUDR number, newest first, as CSV.",
  query: z.object({ ...OrdersQuery, number: z.optional(EudrNumber) }),
  file: eudrListFile,
});

export const readOrder = defineCall({
  method: "GET",
  path: "/api/orders/:id",
  access: "orderSeller",
  summary: "One order.",
  params: z.object({ id: Id }),
  response: z.object({ order: Order, totals: OrderTotals }),
});

/** The seller moves an order to its next state. §4, §7 */
export const advanceOrder = defineCall({
  method: "PATCH",
  path: "/api/orders/:id/edit",
  access: "orderSeller",
  summary: "Move an order to its next state; the state it already has changes nothing.",
  params: z.object({ id: Id }),
  body: z.object({ status: OrderStatus }),
  response: z.object({ order: Order }),
});

/** The buyer reads the reason. Rejecting again changes nothing. */
export const rejectOrder = defineCall({
  method: "POST",
  path: "/api/orders/:id/reject",
  access: "orderSeller",
  summary: "The seller rejects an order that is not on its way, for a reason that its buyer is told.",
  params: z.object({ id: Id }),
  body: z.object({ reason: mailedParagraphs(500) }),
  response: z.object({ order: Order }),
});

export const endUnfetchedOrder = defineCall({
  method: "POST",
  path: "/api/orders/:id/not-fetched",
  access: "orderSeller",
  summary: "The seller ends an order that nobody has fetched.",
  params: z.object({ id: Id }),
  response: z.object({ order: Order }),
});

export const settleWithdrawal = defineCall({
  method: "PATCH",
  path: "/api/orders/:id/withdrawal",
  access: "orderSeller",
  summary:
    "The seller records that products or money have been given back; the state it already has changes nothing.",
  params: z.object({ id: Id }),
  body: z.object({ state: WithdrawalState }),
  response: z.object({ order: Order }),
});

/** They replace earlier ones, also an agreed one; the same ones change nothing. */
export const proposeTimes = defineCall({
  method: "POST",
  path: "/api/orders/:id/times",
  access: "orderSeller",
  summary: "The seller proposes times of delivery or pickup to the buyer, who gets a mail.",
  params: z.object({ id: Id }),
  body: z.object({ times: ProposedTimes }),
  response: z.object({ order: Order }),
});

/** They wait for the buyer's answer, and replace others that wait; the same ones change nothing. */
export const proposeReduction = defineCall({
  method: "POST",
  path: "/api/orders/:id/reduction",
  access: "orderSeller",
  summary: "The seller of an order that is not on its way asks its buyer to accept smaller quantities.",
  params: z.object({ id: Id }),
  body: z.object({ quantities: ReducedQuantities, reason: emptyToNull(mailedParagraphs(500)) }),
  response: z.object({ order: Order }),
});
