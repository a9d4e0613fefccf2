import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { getSellerName, toBuyerBlock, toOrderBlocks } from "./order-blocks.ts";
import { buildSellerOrderUrl } from "./order-mails.ts";

/** Tells a seller whether the buyer has accepted smaller quantities. */
export function reductionNotice(order: Order, accepted: boolean, to: string): Mail {
  const heading = accepted ? "Muutos on hyväksytty" : "Muutosta ei hyväksytty";
  return {
    to,
    subject: `Tilaus ${order.orderNumber}: ${heading.toLowerCase()}`,
    ...renderBodies([
      { heading },
      [
        `Hei ${getSellerName(order)}!`,
        accepted
          ? "Ostaja hyväksyi pienemmän määrän. Vapautunut määrä on taas myynnissä, ja tilaus on nyt:"
          : "Ostaja pitää tilauksen ennallaan. Toimita se tilattuna, sovi ostajan kanssa tai hylkää tilaus.",
      ],
      ...(accepted ? toOrderBlocks(order) : []),
      { link: "Avaa tilaus", url: buildSellerOrderUrl(order) },
      toBuyerBlock(order),
    ]),
  };
}
