import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Canceller } from "@halkopiha/domain/orders/order-endings.ts";
import type { Block } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { getSellerName, toOrderBlocks, toOrderSummary } from "./order-blocks.ts";
import { buildSellerOrderUrl } from "./order-mails.ts";

/** What is told about an order that has ended. */
export interface CancellationTexts {
  heading: string;
  text: string;
}

const sellerTexts = {
  buyer: {
    heading: "Tilaus on peruttu",
    text: "Ostaja on perunut tilauksen ennen sen käsittelyä. Tilattu määrä on taas myynnissä.",
  },
  seller: {
    heading: "Tilaus on hylätty",
    text: "Olet hylännyt tilauksen. Ostaja on saanut siitä tiedon, ja tilattu määrä on taas myynnissä.",
  },
  notFetched: {
    heading: "Tilausta ei noudettu",
    text: "Olet päättänyt tilauksen, jota ei noudettu. Ostaja on saanut siitä tiedon, ja tilattu määrä on taas myynnissä.",
  },
} as const satisfies Record<Canceller, CancellationTexts>;

/** Why an order was rejected; empty without a reason. */
export const toReasonBlocks = ({ cancellation }: Order): Block[] =>
  cancellation?.reason ? [{ about: "Syy", lines: cancellation.reason.split("\n") }] : [];

/** Tells a seller that an order has been cancelled. */
export function cancellationNotice(order: Order, by: Canceller, to: string): Mail {
  const { heading, text } = sellerTexts[by];
  return {
    to,
    subject: `Tilaus ${order.orderNumber}: ${heading.toLowerCase()}`,
    ...renderBodies([
      { heading },
      [`Hei ${getSellerName(order)}!`, text],
      ...toReasonBlocks(order),
      ["Jos ostaja on jo maksanut, palauta hänelle koko summa."],
      { link: "Avaa tilaus", url: buildSellerOrderUrl(order) },
      toOrderSummary(order, heading),
      ...toOrderBlocks(order),
    ]),
  };
}
