import { formatBuyerStatus } from "@halkopiha/domain/orders/buyer-status.ts";
import { type Fulfilment, getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { NextStatus, Order } from "@halkopiha/domain/orders/order.ts";
import type { Block } from "../rendering/blocks.ts";

/** What a buyer reads about a status: its name, and what happens next. */
interface StatusText {
  label: string;
  text: string;
}

/** The texts of the status mails. */
const statusTexts = {
  delivery: {
    "in progress": "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee toimitusta.",
    "in delivery": "Tilauksesi on toimituksessa. Myyjä sopii kanssasi tarvittaessa tarkemman ajan.",
    delivered: "Tilauksesi on toimitettu. Kiitos, että ostit Halkopihasta!",
  },
  pickup: {
    "in progress":
      "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee sitä noudettavaksi. Saat viestin, kun tilauksen voi noutaa.",
    "in delivery": "Tilauksesi on valmis noudettavaksi. Sovithan noudon ajan myyjän kanssa.",
    delivered: "Tilauksesi on noudettu. Kiitos, että ostit Halkopihasta!",
  },
  service: {
    "in progress": "Myyjä on ottanut tilauksesi käsittelyyn. Ajasta ja paikasta sovitaan myyjän kanssa.",
    "in delivery": "Tilaamasi palvelu on työn alla.",
    delivered: "Tilaamasi palvelu on tehty. Kiitos, että tilasit Halkopihasta!",
  },
} as const satisfies Record<Fulfilment, Record<NextStatus, string>>;

/** What a buyer reads about the status of an order; null for `recieved`, which the confirmation covers. */
export function findStatusText(order: Order): StatusText | null {
  const { status } = order;
  if (status === "recieved") return null;
  return { label: formatBuyerStatus(order, status), text: statusTexts[getFulfilment(order)][status] };
}

/** Where an order that waits for its buyer is fetched; empty for others. */
export function toPickupBlocks(order: Order): Block[] {
  if (getFulfilment(order) !== "pickup" || order.status === "delivered") return [];
  const { street, zip, locality } = order.seller.address;
  return [{ about: "Nouto-osoite", lines: [street, `${zip} ${locality.location}`] }];
}
