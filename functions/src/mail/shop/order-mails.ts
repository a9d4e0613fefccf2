import { buildPath } from "@halkopiha/domain/contract/call.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import {
  type Mail,
  orderCodePlaceholder,
  type QueuedMessage,
} from "@halkopiha/domain/messaging/outgoing-message.ts";
import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { hidePrivateStreet, type Order } from "@halkopiha/domain/orders/order.ts";
import { reviewMonths } from "@halkopiha/domain/reviews/review-periods.ts";
import { appUrl } from "../../config.ts";
import { buildMailedUrl } from "../mailed-url.ts";
import type { Block } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toContractBlocks } from "./contract-blocks.ts";
import {
  getSellerName,
  toBuyerBlock,
  toBuyerLocalityBlock,
  toOrderBlocks,
  toOrderSummary,
  toPickupNote,
  toSellerBlock,
} from "./order-blocks.ts";
import { createOrderPushes } from "./order-pushes.ts";
import { findStatusText, toPickupBlocks } from "./order-status-texts.ts";

/** The button to the order's page; its code is filled in while the mail is sent. */
export const toPageLink = ({ _id }: Order): Block => ({
  link: "Avaa tilaus",
  url: buildMailedUrl(mailedLinks.order, orderCodePlaceholder, { id: _id }),
});

/** The page of an order for its seller. */
export const sellerOrderPath = { path: "/profiili/tilaukset/:id" } as const;

/** The URL of an order for its seller. */
export const buildSellerOrderUrl = ({ _id }: Pick<Order, "_id">): string =>
  `${appUrl.value()}${buildPath(sellerOrderPath, { id: _id })}`;

/** Sends the link of an order again to its buyer, who asked for it. */
export const orderLinkMail = (order: Order): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: linkki tilaukseesi`,
  ...renderBodies([
    { heading: "Linkki tilaukseesi" },
    [
      "Hei!",
      `Tästä pääset tilaukseesi ${order.orderNumber}. Jos et pyytänyt linkkiä, voit jättää viestin huomiotta.`,
    ],
    toPageLink(order),
  ]),
});

/**
 * Confirms an order to the buyer: the contract on a durable medium (Consumer Rights Directive art. 8(7)). The address is unverified, so of the buyer's details the mail repeats only the zip code and the locality.
 */
export function buyerConfirmation(order: Order): Mail {
  return {
    to: order.buyer.email,
    orderId: order._id,
    subject: `Tilausvahvistus ${order.orderNumber}`,
    ...renderBodies([
      { heading: "Tilausvahvistus" },
      ["Hei!", `${messages.orderPlaced} Myyjä on saanut tiedon tilauksestasi.`],
      toPageLink(order),
      toOrderSummary(order),
      ...toOrderBlocks(order),
      toSellerBlock(hidePrivateStreet(order)),
      ...toPickupNote(order),
      toBuyerLocalityBlock(order),
      ...toContractBlocks(hidePrivateStreet(order)),
    ]),
  };
}

/** Informs the seller of a new order. */
export function sellerNotice(order: Order, to: string): Mail {
  return {
    to,
    subject: `Uusi tilaus ${order.orderNumber}`,
    ...renderBodies([
      { heading: "Uusi tilaus" },
      [
        `Hei ${getSellerName(order)}!`,
        "Olet saanut uuden tilauksen. Löydät sen profiilisi kohdasta Tilaukset.",
      ],
      { link: "Avaa tilaus", url: buildSellerOrderUrl(order) },
      toOrderSummary(order),
      ...toOrderBlocks(order),
      toBuyerBlock(order),
      ...(order.deliveryNotes
        ? [["Ostaja on kirjoittanut toiveita tai ajo-ohjeen. Näet ne tilauksesta."]]
        : []),
      toSellerBlock(order),
    ]),
  };
}

const reviewNote = `Kerro muille, miten kauppa sujui: voit arvostella tilauksen sen sivulla ${reviewMonths} kuukauden ajan.`;

/** Informs the buyer of an order's new status; null for `recieved`, which the confirmation covers. §4 */
function createStatusMail(order: Order): Mail | null {
  const { orderNumber, buyer } = order;
  const status = findStatusText(order);
  if (!status) return null;
  return {
    to: buyer.email,
    orderId: order._id,
    subject: `Tilaus ${orderNumber}: ${status.label}`,
    ...renderBodies([
      { heading: status.label },
      ["Hei!", status.text],
      ...(order.status === "delivered" ? [[reviewNote]] : []),
      toPageLink(order),
      ...toPickupBlocks(order),
      toOrderSummary(order, status.label),
      ...toOrderBlocks(order),
      toSellerBlock(hidePrivateStreet(order)),
      ["Kysyttävää tilauksesta? Ota yhteyttä suoraan myyjään."],
    ]),
  };
}

/** The messages about an order's current status, the mail first; empty for `recieved`, and for an order that has ended. */
export function createStatusMessages(order: Order): QueuedMessage[] {
  const step = toStatusMail(order);
  return step ? [step, ...createOrderPushes("status", order, step.id)] : [];
}

/** The mail of an order's current status; null for `recieved`, and for an order that has ended. */
export function toStatusMail(order: Order): QueuedMessage | null {
  if (isEnded(order)) return null;
  const mail = createStatusMail(order);
  return mail && { id: `order-${order._id}-${order.status.replace(" ", "-")}`, mail };
}
