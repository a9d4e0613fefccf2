import { messages } from "@halkopiha/domain/messages.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { type Order, type OrderStatus, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { appUrl } from "../config.ts";
import {
  getSellerName,
  toBuyerBlock,
  toBuyerLocalityBlock,
  toOrderBlocks,
  toOrderSummary,
  toSellerBlock,
} from "./order-blocks.ts";
import { renderBodies } from "./render-bodies.ts";

const terms = [
  "Kauppa syntyy ostajan ja myyjän välille. Hinnat sisältävät arvonlisäveron. Maksusta ja toimituksen ajankohdasta sovitaan myyjän kanssa.",
];

/** A mail and the fixed id that it is queued under: however often it is queued, it is sent once. */
export interface QueuedMail {
  id: string;
  mail: Mail;
}

/**
 * Tells the buyer what was ordered from whom, and for how much. Anybody can order in anybody's name: of what was typed only the zip
 * code and the locality are repeated to the address.
 */
export function buyerConfirmation(order: Order): Mail {
  return {
    to: order.buyer.email,
    subject: `Tilausvahvistus ${order.orderNumber}`,
    ...renderBodies([
      { heading: "Tilausvahvistus" },
      ["Hei!", `${messages.orderPlaced} Myyjä on saanut tiedon tilauksestasi.`],
      toOrderSummary(order),
      ...toOrderBlocks(order),
      toSellerBlock(order),
      toBuyerLocalityBlock(order),
      terms,
    ]),
  };
}

/** Tells the seller what to prepare and for whom. */
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
      { link: "Avaa tilaukset", url: `${appUrl.value()}/profiili` },
      toOrderSummary(order),
      ...toOrderBlocks(order),
      toBuyerBlock(order),
      toSellerBlock(order),
    ]),
  };
}

/** What a buyer is told when an order moves on. §4 */
const statusTexts = {
  "in progress": ({ delivery }: Order) =>
    delivery
      ? "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee toimitusta."
      : "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee sitä noudettavaksi.",
  "in delivery": ({ delivery }: Order) =>
    delivery
      ? "Tilauksesi on toimituksessa. Myyjä sopii kanssasi tarvittaessa tarkemman ajan."
      : "Tilauksesi on toimituksessa. Sovithan noudosta myyjän kanssa.",
  delivered: () => "Tilauksesi on toimitettu. Kiitos, että ostit Halkopihasta!",
} as const satisfies Record<Exclude<OrderStatus, "recieved">, (order: Order) => string>;

/** Tells the buyer how far the order is; null for an order that has only been received: its confirmation says so. §4 */
function createStatusMail(order: Order): Mail | null {
  const { status, orderNumber, buyer } = order;
  if (status === "recieved") return null;
  return {
    to: buyer.email,
    subject: `Tilaus ${orderNumber}: ${statusLabel[status]}`,
    ...renderBodies([
      { heading: statusLabel[status] },
      ["Hei!", statusTexts[status](order)],
      toOrderSummary(order),
      ...toOrderBlocks(order),
      toSellerBlock(order),
      ["Kysyttävää tilauksesta? Ota yhteyttä suoraan myyjään."],
    ]),
  };
}

/** What is mailed of a new order: to its buyer, and to its seller who has an address. `to`: the seller's. */
export function createNewOrderMails(order: Order, to: string | null): QueuedMail[] {
  const confirmation = { id: `order-${order._id}-confirmation`, mail: buyerConfirmation(order) };
  if (to === null) return [confirmation];
  return [confirmation, { id: `order-${order._id}-notice`, mail: sellerNotice(order, to) }];
}

/** What is mailed of the step that an order has come to; null for an order that has only been received. */
export function toStatusMail(order: Order): QueuedMail | null {
  const mail = createStatusMail(order);
  return mail && { id: `order-${order._id}-${order.status.replace(" ", "-")}`, mail };
}
