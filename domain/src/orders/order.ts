import * as z from "zod/mini";
import { AppliedVat, Cents, Sum, sumVatShares, type Totals, VatShare } from "../money/money.ts";
import { deliveryTimes, units } from "../products/catalogue.ts";
import { firewoodAttributes } from "../products/product.ts";
import { woodFacts } from "../products/wood-facts.ts";
import { LocalityRef, RegionRef } from "../reference-data/region.ts";
import { Id, Instant, Quantity } from "../schemas/primitives.ts";
import { PricedDelivery } from "./delivery.ts";
import { Cancellation, Withdrawal } from "./order-endings.ts";
import { OrderTimes } from "./order-times.ts";
import { Reduction } from "./reduction.ts";

/** The states of an order, in their order; the spelling is part of the API. §4 */
export const orderStatuses = ["recieved", "in progress", "in delivery", "delivered"] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The states of orders that the seller still has to do something about. */
export const openStatuses = ["recieved", "in progress", "in delivery"] as const satisfies OrderStatus[];

/**
 * The filter of an order list: one status without the orders that have ended; `cancelled` for those that have ended; `open` for those that
 * the seller still has to do something about: the undelivered ones, and above them those with a withdrawal that is not settled.
 */
export const StatusFilter = z.enum([...orderStatuses, "open", "cancelled"]);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** The order of an order list: the newest first, or by the agreed time. */
export const OrderSort = z.enum(["newest", "time"]);
export type OrderSort = z.infer<typeof OrderSort>;

/**
 * Number of orders of each status without those that have ended, and of those: `withdrawn` while the withdrawal is not settled, else
 * `cancelled`. Up to `maxCountedOrders`.
 */
export const OrderCounts = z.record(z.enum([...orderStatuses, "withdrawn", "cancelled"]), z.int());
export type OrderCounts = z.infer<typeof OrderCounts>;

/** A status that follows another one. */
export type NextStatus = Exclude<OrderStatus, "recieved">;

/** A stored status. An unknown one is read as `delivered`, from which no transition is possible. §4 */
const StoredStatus = z.catch(OrderStatus, "delivered");

/** The only allowed transitions of an order's status. §4 */
const nextStatusByStatus = {
  recieved: "in progress",
  "in progress": "in delivery",
  "in delivery": "delivered",
  delivered: null,
} as const satisfies Record<OrderStatus, NextStatus | null>;

export const statusLabel = {
  recieved: "Vastaanotettu",
  "in progress": "Käsittelyssä",
  "in delivery": "Toimituksessa",
  delivered: "Toimitettu",
} as const satisfies Record<OrderStatus, string>;

/** The next status; null after the last one. */
export function getNextStatus(status: OrderStatus): NextStatus | null {
  return nextStatusByStatus[status];
}

/** Whether `status` comes later than `other`. Orders never go back, so the later status is the newer one. §4 */
export function isLaterStatus(status: OrderStatus, other: OrderStatus): boolean {
  return orderStatuses.indexOf(status) > orderStatuses.indexOf(other);
}

export const OrderItem = z.object({
  _id: Id,
  name: z.string(),
  ...firewoodAttributes,
  ...woodFacts,
  quantity: Quantity,
  unit: z.enum(units),
  unitPrice: Cents,
  vat: AppliedVat,
  /** As promised when it was ordered; absent in orders from before it was stored. */
  deliveryTime: z.optional(z.enum(deliveryTimes)),
});
export type OrderItem = z.infer<typeof OrderItem>;

const OrderAddress = z.object({
  street: z.string(),
  zip: z.string(),
  locality: LocalityRef,
  region: RegionRef,
});

export const OrderTotals = z.object({
  totalPrice: Sum,
  totalTaxes: Sum,
  totalPriceExcludingTax: Sum,
  byVat: z.array(VatShare),
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** When an order got its statuses after the first, by their names in camel case. */
const StatusTimes = z.object({
  inProgress: z.optional(Instant),
  inDelivery: z.optional(Instant),
  delivered: z.optional(Instant),
});

/** The name of each status in `statusTimes`. */
export const statusTimeName = {
  "in progress": "inProgress",
  "in delivery": "inDelivery",
  delivered: "delivered",
} as const satisfies Record<NextStatus, keyof z.infer<typeof StatusTimes>>;

/** One buyer's order from one seller: a snapshot in which only the status, the time, accepted smaller quantities and what ends the order change. §3 */
export const Order = z.object({
  _id: Id,
  orderNumber: z.string(),
  status: StoredStatus,
  createdAt: Instant,
  updatedAt: Instant,
  /** When the order got each status; absent for those from before the times were stored. */
  statusTimes: z.optional(StatusTimes),
  /** Number of the buyer's messages that the seller has not read; absent when there is none. */
  unreadMessages: z.optional(z.int()),
  /** Whether a device of the buyer has been subscribed to notifications; nothing is queued for it before. */
  buyerSubscribed: z.optional(z.boolean()),
  items: z.array(OrderItem),
  buyer: z.object({
    firstname: z.string(),
    lastname: z.string(),
    phonenumber: z.string(),
    email: z.string(),
    address: OrderAddress,
  }),
  seller: z.object({
    _id: Id,
    /** False in orders from before it was stored, whose sellers may be private persons. */
    business: z._default(z.boolean(), false),
    /** The Y-tunnus of a business; null in orders from before it was stored. */
    ytunnus: z._default(z.nullable(z.string()), null),
    /** The Y-tunnus of a private person who is VAT-liable, as it was then: only receipts show it. Missing in orders from before it was stored. */
    taxId: z.optional(z.nullable(z.string())),
    companyName: z.nullable(z.string()),
    fullName: z.string(),
    phonenumber: z.string(),
    email: z.nullable(z.string()),
    address: OrderAddress,
  }),
  /** Of the specification: always true, and nothing reads it. */
  includeInAnalyses: z.boolean(),
  delivery: z.boolean(),
  /** The buyer's driving directions and wishes. */
  deliveryNotes: z.optional(z.string()),
  /** Null on pickup, or if the delivery is to be agreed with the seller. */
  deliveryCost: z.nullable(PricedDelivery),
  totals: OrderTotals,
  /** The proposed times of delivery or pickup, and the buyer's answer; absent until there is one. */
  times: z.optional(OrderTimes),
  /** The smaller quantities that the seller has proposed last, and the buyer's answer. */
  reduction: z.optional(Reduction),
  cancellation: z.optional(Cancellation),
  withdrawal: z.optional(Withdrawal),
});
export type Order = z.infer<typeof Order>;

/** The response to a placed order: the first of the orders, all of them, and their total. */
export const PlacedOrders = z.object({
  order: Order,
  orders: z.array(Order),
  message: z.string(),
  totals: OrderTotals,
  /** The codes of the orders' pages; absent in confirmations that were stored before there were such pages. */
  codes: z.optional(z.array(z.object({ orderId: Id, code: z.string() }))),
});
export type PlacedOrders = z.infer<typeof PlacedOrders>;

/** Converts totals to the field names of an order. Cents. */
export function toOrderTotals({ gross, tax, net, byVat }: Totals): OrderTotals {
  return { totalPrice: gross, totalTaxes: tax, totalPriceExcludingTax: net, byVat };
}

/** The total of several orders. */
export function sumOrderTotals(orders: readonly Pick<Order, "totals">[]): OrderTotals {
  return toOrderTotals(sumVatShares(orders.flatMap(({ totals }) => totals.byVat)));
}

/**
 * An order as its buyer sees it: the street of a private seller is empty, and their Y-tunnus left out. The street is told to who fetches an order
 * that the seller has accepted.
 */
export function hidePrivateStreet(order: Order): Order {
  if (order.seller.business) return order;
  const { taxId: _, ...seller } = order.seller;
  return { ...order, seller: { ...seller, address: { ...seller.address, street: "" } } };
}
