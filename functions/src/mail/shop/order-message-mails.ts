import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { getPartyName } from "@halkopiha/domain/orders/order-messages.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { buildSellerOrderUrl, toPageLink } from "./order-mails.ts";

/** Tells the buyer what the seller has written. */
export const messageToBuyer = (order: Order, text: string): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: viesti myyjältä`,
  ...renderBodies([
    { heading: "Viesti myyjältä" },
    ["Hei!", `${getPartyName(order, "seller")} kirjoitti sinulle tilauksesta ${order.orderNumber}:`],
    text.split("\n"),
    toPageLink(order),
    ["Vastaa tilauksesi sivulla. Tähän sähköpostiin ei voi vastata."],
  ]),
});

/** Tells the seller what the buyer has written. It is no mail of the order's link: a placeholder in the text stays as it was typed. */
export const messageToSeller = (order: Order, to: string, text: string): Mail => ({
  to,
  subject: `Tilaus ${order.orderNumber}: viesti ostajalta`,
  ...renderBodies([
    { heading: "Viesti ostajalta" },
    [
      `Hei ${getPartyName(order, "seller")}!`,
      `${getPartyName(order, "buyer")} kirjoitti sinulle tilauksesta ${order.orderNumber}:`,
    ],
    text.split("\n"),
    { link: "Avaa tilaus", url: buildSellerOrderUrl(order) },
    ["Vastaa tilauksen sivulla. Tähän sähköpostiin ei voi vastata."],
  ]),
});
