import * as z from "zod/mini";
import type { Instant } from "../schemas/primitives.ts";
import { getFulfilment } from "./fulfilment.ts";
import { hidePrivateStreet, Order } from "./order.ts";
import { Cancellation, Withdrawal } from "./order-endings.ts";

/** Days in which the link of an order's page works, from the order or from the last link that was asked for. */
export const orderLinkDays = 730;

/** Whether the link of an order's page still works. `now`: milliseconds since 1970. */
export function isOrderLinkAlive(issuedAt: Instant, now: number): boolean {
  return now < Date.parse(issuedAt) + orderLinkDays * 24 * 60 * 60_000;
}

/**
 * An order as the holder of its link sees it. Of the buyer, who may have mistyped their address, it has what a delivery note has: no phone
 * number and no e-mail address.
 */
export const BuyerOrder = z.object({
  ...z.omit(Order, { unreadMessages: true, buyerSubscribed: true }).shape,
  buyer: z.omit(Order.shape.buyer, { phonenumber: true, email: true }),
  withdrawal: z.optional(z.omit(Withdrawal, { email: true })),
});
export type BuyerOrder = z.infer<typeof BuyerOrder>;

/** The status of an order and how it ended, for the list of a device that has the codes of several. */
export const BuyerOrderStatus = z.extend(z.pick(Order, { _id: true, status: true, updatedAt: true }), {
  cancellation: z.optional(z.pick(Cancellation, { by: true })),
  /** `part`: only of a part of the order, in the buyer's words. */
  withdrawal: z.optional(z.pick(Withdrawal, { state: true, part: true })),
});
export type BuyerOrderStatus = z.infer<typeof BuyerOrderStatus>;

/** Number of orders whose status is read at once: as many as a device keeps. */
export const maxOrderPages = 50;

/** An order for the holder of its link: the street of a private seller is told to who fetches an order that the seller has accepted. */
export function toBuyerOrder(order: Order): BuyerOrder {
  const isFetched = getFulfilment(order) === "pickup" && order.status !== "recieved";
  const { phonenumber: _phone, email: _email, ...buyer } = order.buyer;
  const {
    unreadMessages: _unread,
    buyerSubscribed: _subscribed,
    withdrawal,
    ...shown
  } = isFetched ? order : hidePrivateStreet(order);
  if (!withdrawal) return { ...shown, buyer };
  const { email: _acknowledgedTo, ...statement } = withdrawal;
  return { ...shown, buyer, withdrawal: statement };
}
