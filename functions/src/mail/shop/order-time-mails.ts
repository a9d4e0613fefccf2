import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatTimeWindow, getAgreedTime } from "@halkopiha/domain/orders/agree-time.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import { hidePrivateStreet, type Order } from "@halkopiha/domain/orders/order.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { userNotices } from "../user-notices.ts";
import { getSellerName, toSellerBlock } from "./order-blocks.ts";
import { toPageLink } from "./order-mails.ts";
import { createOrderPushes } from "./order-pushes.ts";
import { toBuyerCalendar } from "./order-time-notice.ts";

const questions = {
  delivery: "Milloin tilauksesi voi toimittaa?",
  pickup: "Milloin noudat tilauksesi?",
  service: "Milloin palvelu tehdään?",
} as const;

function proposalMail(order: Order, proposed: readonly string[]): Mail {
  const question = questions[getFulfilment(order)];
  return {
    to: order.buyer.email,
    orderId: order._id,
    subject: `Tilaus ${order.orderNumber}: myyjä ehdottaa aikaa`,
    ...renderBodies([
      { heading: question },
      ["Hei!", `${getSellerName(order)} ehdottaa tilaukselle ${order.orderNumber}:`],
      { about: proposed.length > 1 ? "Ehdotetut ajat" : "Ehdotettu aika", lines: proposed },
      ["Valitse aika tilauksesi sivulla, tai kerro siellä, ettei mikään sovi."],
      toPageLink(order),
      toSellerBlock(hidePrivateStreet(order)),
    ]),
  };
}

/** The messages that tell the buyer which times the seller proposes. */
export function createProposalMails(order: Order): QueuedMessage[] {
  const { times } = order;
  if (!times) return [];
  const mail = proposalMail(order, times.proposed.map(formatTimeWindow));
  const id = `order-${order._id}-times-${Date.parse(times.proposedAt)}`;
  return [{ id, mail }, ...createOrderPushes("timesProposed", order, id)];
}

/** Confirms an agreed time to the buyer, with an entry for their calendar. */
const agreedMail = (order: Order, agreed: string): Mail => ({
  to: order.buyer.email,
  orderId: order._id,
  subject: `Tilaus ${order.orderNumber}: aika on sovittu`,
  calendar: toBuyerCalendar(order),
  ...renderBodies([
    { heading: "Aika on sovittu" },
    ["Hei!", "Valitsit tilauksellesi ajan, ja myyjä on saanut siitä tiedon."],
    { about: "Sovittu aika", lines: [agreed] },
    ["Viestin liitteenä on kalenterimerkintä. Jos aika ei sovikaan, kerro se tilauksesi sivulla."],
    toPageLink(order),
    toSellerBlock(hidePrivateStreet(order)),
  ]),
});

/** The messages about the buyer's answer: to the seller who can be reached, and to the buyer when a time is agreed. */
export function createAnswerMails(order: Order, seller: User | null): QueuedMessage[] {
  const { times } = order;
  if (!times?.answer) return [];
  const id = `order-${order._id}-time-${Date.parse(times.answer.at)}`;
  const agreed = getAgreedTime(order);
  const notice = seller && userNotices.timeAnswered(seller, order);
  return [
    ...(agreed ? [{ id, mail: agreedMail(order, formatTimeWindow(agreed)) }] : []),
    ...(notice ? [{ id: `${id}-notice`, mail: notice }] : []),
    ...createOrderPushes("timeAnswered", order, id),
  ];
}
