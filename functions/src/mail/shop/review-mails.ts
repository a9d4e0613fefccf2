import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { OrderReview } from "@halkopiha/domain/reviews/review.ts";
import { factLabels, reviewFacts } from "@halkopiha/domain/reviews/review-facts.ts";
import { describeStars } from "@halkopiha/domain/reviews/stars.ts";
import type { Block } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceAppeal, toStatementBlocks } from "../statement-blocks.ts";
import { getSellerName } from "./order-blocks.ts";
import { buildSellerOrderUrl, toPageLink } from "./order-mails.ts";

type Words = Pick<OrderReview, "stars" | "facts" | "text">;

/** The review as it was written. */
const toReviewBlock = ({ stars, facts, text }: Words): Block => ({
  about: "Arvostelu",
  lines: [
    describeStars(stars),
    ...reviewFacts
      .filter((fact) => facts[fact] !== undefined)
      .map((fact) => `${factLabels[fact].label}: ${facts[fact] ? "kyllä" : "ei"}`),
    ...(text ? text.split("\n") : []),
  ],
});

const toSellerLink = (order: Order): Block => ({ link: "Avaa tilaus", url: buildSellerOrderUrl(order) });

/** Tells the seller of a new review, or of a changed one. It is no mail of the order's link: a placeholder in the text stays as it was typed. */
export function reviewToSeller(order: Order, to: string, review: OrderReview): Mail {
  const heading = review.editedAt ? "Arvostelua on muutettu" : "Uusi arvostelu";
  return {
    to,
    subject: `Tilaus ${order.orderNumber}: ${heading.toLowerCase()}`,
    ...renderBodies([
      { heading },
      [
        `Hei ${getSellerName(order)}!`,
        review.editedAt
          ? `Ostaja on muuttanut arvosteluaan tilauksesta ${order.orderNumber}.`
          : `Ostaja on arvostellut tilauksen ${order.orderNumber}. Arvostelu näkyy sivullasi.`,
      ],
      toReviewBlock(review),
      toSellerLink(order),
      ...(review.answer
        ? []
        : [["Voit vastata arvosteluun kerran tilauksen sivulla. Vastauksesi näkyy kaikille."]]),
    ]),
  };
}

/** Tells the buyer what the seller has answered. */
export const answerToBuyer = (order: Order, answer: string): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: myyjä vastasi arvosteluusi`,
  ...renderBodies([
    { heading: "Myyjä vastasi arvosteluusi" },
    ["Hei!", `${getSellerName(order)} vastasi arvosteluusi tilauksesta ${order.orderNumber}:`],
    answer.split("\n"),
    toPageLink(order),
  ]),
});

/** What both are told when an admin hides a review, or shows it again: the reason is null then. */
function toHidingBlocks(order: Order, reason: string | null): Block[] {
  const { orderNumber } = order;
  if (reason === null) return [[`Tilauksen ${orderNumber} arvostelu näkyy taas kaikille.`]];
  return [
    [`Ylläpito on piilottanut tilauksen ${orderNumber} arvostelun.`],
    ...toStatementBlocks({ restriction: "reviewRemoved", source: "ownInitiative", reason, grounds: null }),
    toServiceAppeal(),
  ];
}

const toHidingHeading = (reason: string | null) =>
  reason === null ? "Arvostelu näkyy taas" : "Arvostelu on piilotettu";

export const hidingToBuyer = (order: Order, reason: string | null): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: ${toHidingHeading(reason).toLowerCase()}`,
  ...renderBodies([
    { heading: toHidingHeading(reason) },
    ["Hei!"],
    ...toHidingBlocks(order, reason),
    toPageLink(order),
  ]),
});

export const hidingToSeller = (order: Order, to: string, reason: string | null): Mail => ({
  to,
  subject: `Tilaus ${order.orderNumber}: ${toHidingHeading(reason).toLowerCase()}`,
  ...renderBodies([
    { heading: toHidingHeading(reason) },
    [`Hei ${getSellerName(order)}!`],
    ...toHidingBlocks(order, reason),
    toSellerLink(order),
  ]),
});
