import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { hidePrivateStreet, type Order } from "@halkopiha/domain/orders/order.ts";
import { reduceQuantities } from "@halkopiha/domain/orders/reduce-order.ts";
import type { Reduction } from "@halkopiha/domain/orders/reduction.ts";
import type { Block } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { userNotices } from "../user-notices.ts";
import { toContractBlocks } from "./contract-blocks.ts";
import { getSellerName, toOrderBlocks, toSellerBlock } from "./order-blocks.ts";
import { toPageLink } from "./order-mails.ts";
import { createOrderPushes } from "./order-pushes.ts";

const toReasonBlocks = ({ reason }: Reduction): Block[] =>
  reason ? [{ about: "Syy", lines: reason.split("\n") }] : [];

const proposalMail = (order: Order, reduction: Reduction): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: myyjä ehdottaa pienempää määrää`,
  ...renderBodies([
    { heading: "Sopiiko pienempi määrä?" },
    [
      "Hei!",
      `${getSellerName(order)} ei voi toimittaa kaikkea, mitä tilasit, ja ehdottaa, että tilaus ${order.orderNumber} muuttuu näin:`,
    ],
    ...toReasonBlocks(reduction),
    ...toOrderBlocks(reduceQuantities(order, reduction.quantities)),
    ["Hyväksy muutos tai pidä tilaus ennallaan tilauksesi sivulla. Ilman vastaustasi mikään ei muutu."],
    toPageLink(order),
    toSellerBlock(hidePrivateStreet(order)),
  ]),
});

/** The messages that ask the buyer to accept smaller quantities. */
export function createReductionMails(order: Order): QueuedMessage[] {
  const { reduction } = order;
  if (!reduction) return [];
  const id = `order-${order._id}-reduction-${Date.parse(reduction.proposedAt)}`;
  return [{ id, mail: proposalMail(order, reduction) }, ...createOrderPushes("reductionProposed", order, id)];
}

/** Confirms the changed order to its buyer: the contract on a durable medium, as the first confirmation. */
const acceptedMail = (order: Order): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: muutos on hyväksytty`,
  ...renderBodies([
    { heading: "Tilaus on muutettu" },
    ["Hei!", "Hyväksyit muutoksen, ja myyjä on saanut siitä tiedon. Tilauksesi on nyt:"],
    toPageLink(order),
    ...toOrderBlocks(order),
    toSellerBlock(hidePrivateStreet(order)),
    ...toContractBlocks(hidePrivateStreet(order)),
  ]),
});

/** The messages about the buyer's answer: to the seller who can be reached, and to the buyer when the order has changed. */
export function createReductionAnswerMails(order: Order, seller: User | null): QueuedMessage[] {
  const answer = order.reduction?.answer;
  if (!answer) return [];
  const id = `order-${order._id}-reduced-${Date.parse(answer.at)}`;
  const notice = seller && userNotices.reductionAnswered(seller, order, answer.accepted);
  return [
    ...(answer.accepted ? [{ id, mail: acceptedMail(order) }] : []),
    ...(notice ? [{ id: `${id}-notice`, mail: notice }] : []),
    ...createOrderPushes("reductionAnswered", order, id),
  ];
}
