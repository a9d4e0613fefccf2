import { type Fulfilment, getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import { type NextStatus, type Order, statusLabel } from "@halkopiha/domain/orders/order.ts";
import type { Block } from "../rendering/blocks.ts";

/** What a buyer reads about a status: its name, and what happens next. */
interface StatusText {
  label: string;
  text: string;
}

/** The texts of the status mails. The names of §4 are those of a delivery; a buyer who picks up or has ordered a service reads others. */
const statusTexts = {
  delivery: {
    "in progress": {
      label: statusLabel["in progress"],
      text: "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee toimitusta.",
    },
    "in delivery": {
      label: statusLabel["in delivery"],
      text: "Tilauksesi on toimituksessa. Myyjä sopii kanssasi tarvittaessa tarkemman ajan.",
    },
    delivered: {
      label: statusLabel.delivered,
      text: "Tilauksesi on toimitettu. Kiitos, että ostit Halkopihasta!",
    },
  },
  pickup: {
    "in progress": {
      label: statusLabel["in progress"],
      text: "Myyjä on ottanut tilauksesi käsittelyyn ja valmistelee sitä noudettavaksi. Saat viestin, kun tilauksen voi noutaa.",
    },
    "in delivery": {
      label: "Noudettavissa",
      text: "Tilauksesi on valmis noudettavaksi. Sovithan noudon ajan myyjän kanssa.",
    },
    delivered: {
      label: "Noudettu",
      text: "Tilauksesi on noudettu. Kiitos, että ostit Halkopihasta!",
    },
  },
  service: {
    "in progress": {
      label: statusLabel["in progress"],
      text: "Myyjä on ottanut tilauksesi käsittelyyn. Ajasta ja paikasta sovitaan myyjän kanssa.",
    },
    "in delivery": {
      label: "Työn alla",
      text: "Tilaamasi palvelu on työn alla.",
    },
    delivered: {
      label: "Tehty",
      text: "Tilaamasi palvelu on tehty. Kiitos, että tilasit Halkopihasta!",
    },
  },
} as const satisfies Record<Fulfilment, Record<NextStatus, StatusText>>;

/** What a buyer reads about the status of an order; null for `recieved`, which the confirmation covers. */
export function findStatusText(order: Order): StatusText | null {
  return order.status === "recieved" ? null : statusTexts[getFulfilment(order)][order.status];
}

/** Where an order that waits for its buyer is fetched; empty for others. */
export function toPickupBlocks(order: Order): Block[] {
  if (getFulfilment(order) !== "pickup" || order.status === "delivered") return [];
  const { street, zip, locality } = order.seller.address;
  return [{ about: "Nouto-osoite", lines: [street, `${zip} ${locality.location}`] }];
}
