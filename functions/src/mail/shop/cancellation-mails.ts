import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { hidePrivateStreet, type Order } from "@halkopiha/domain/orders/order.ts";
import type { Canceller } from "@halkopiha/domain/orders/order-endings.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { userNotices } from "../user-notices.ts";
import { type CancellationTexts, toReasonBlocks } from "./cancellation-notice.ts";
import { toOrderBlocks, toOrderSummary, toSellerBlock } from "./order-blocks.ts";
import { toPageLink } from "./order-mails.ts";
import { createOrderPushes } from "./order-pushes.ts";

const buyerTexts = {
  buyer: {
    heading: "Tilaus on peruttu",
    text: "Olet perunut tilauksen. Myyjä on saanut siitä tiedon, eikä sinun tarvitse tehdä muuta.",
  },
  seller: { heading: "Tilaus on hylätty", text: "Myyjä ei voi toimittaa tilaustasi ja on hylännyt sen." },
  notFetched: {
    heading: "Tilausta ei noudettu",
    text: "Tilauksesi odotti noutoa, eikä sitä noudettu. Myyjä on siksi päättänyt tilauksen.",
  },
} as const satisfies Record<Canceller, CancellationTexts>;

const paidNote = "Jos olet jo maksanut, sovi maksun palautuksesta myyjän kanssa. Hän palauttaa koko summan.";

function toBuyerMail(order: Order, by: Canceller): Mail {
  const { heading, text } = buyerTexts[by];
  return {
    to: order.buyer.email,
    orderId: order._id,
    subject: `Tilaus ${order.orderNumber}: ${heading.toLowerCase()}`,
    ...renderBodies([
      { heading },
      ["Hei!", text],
      ...toReasonBlocks(order),
      [paidNote],
      toPageLink(order),
      toOrderSummary(order, heading),
      ...toOrderBlocks(order),
      toSellerBlock(hidePrivateStreet(order)),
    ]),
  };
}

/** The messages about a cancelled order: to its buyer, and to the seller who can be reached. */
export function createCancellationMails(order: Order, seller: User | null): QueuedMessage[] {
  const by = order.cancellation?.by;
  if (!by) return [];
  const id = `order-${order._id}-cancelled`;
  const mails = [
    { id, mail: toBuyerMail(order, by) },
    ...createOrderPushes(by === "buyer" ? "cancelledByBuyer" : "endedBySeller", order, id),
  ];
  const notice = seller && userNotices.orderCancelled(seller, order, by);
  return notice ? [...mails, { id: `${id}-notice`, mail: notice }] : mails;
}
