import { getAgreedTime } from "../orders/agree-time.ts";
import { formatBuyerStatus } from "../orders/buyer-status.ts";
import type { Order } from "../orders/order.ts";
import type { OrderParty } from "../orders/order-messages.ts";

/** A notice on somebody's screen, which others may see: it has no more of people than a first name. */
interface OrderNotice {
  /** Whose devices show it. */
  to: OrderParty;
  title(order: Order): string;
  body(order: Order): string;
}

/** Every notice about an order. Another one is another row. */
export const orderNotices = {
  newOrder: {
    to: "seller",
    title: () => "Uusi tilaus",
    body: ({ buyer, orderNumber }) => `${buyer.firstname} tilasi sinulta. Tilaus ${orderNumber}.`,
  },
  messageToSeller: {
    to: "seller",
    title: () => "Viesti ostajalta",
    body: ({ buyer, orderNumber }) => `${buyer.firstname} kirjoitti sinulle tilauksesta ${orderNumber}.`,
  },
  cancelledByBuyer: {
    to: "seller",
    title: () => "Tilaus on peruttu",
    body: ({ buyer, orderNumber }) => `${buyer.firstname} perui tilauksen ${orderNumber}.`,
  },
  withdrawn: {
    to: "seller",
    title: () => "Kauppa on peruutettu",
    body: ({ buyer, orderNumber }) => `${buyer.firstname} peruutti kaupan tilauksesta ${orderNumber}.`,
  },
  status: {
    to: "buyer",
    title: (order) => `Tilauksesi: ${formatBuyerStatus(order, order.status).toLowerCase()}`,
    body: ({ orderNumber }) => `Tilauksen ${orderNumber} tila on muuttunut.`,
  },
  messageToBuyer: {
    to: "buyer",
    title: () => "Viesti myyjältä",
    body: ({ orderNumber }) => `Myyjä kirjoitti sinulle tilauksesta ${orderNumber}.`,
  },
  reductionProposed: {
    to: "buyer",
    title: () => "Sopiiko pienempi määrä?",
    body: ({ orderNumber }) => `Myyjä ehdottaa muutosta tilaukseen ${orderNumber}.`,
  },
  reductionAnswered: {
    to: "seller",
    title: ({ reduction }) =>
      reduction?.answer?.accepted ? "Muutos on hyväksytty" : "Muutosta ei hyväksytty",
    body: ({ buyer, orderNumber }) => `${buyer.firstname} vastasi ehdotukseesi tilauksesta ${orderNumber}.`,
  },
  timesProposed: {
    to: "buyer",
    title: () => "Myyjä ehdottaa aikaa",
    body: ({ orderNumber }) => `Valitse aika tilaukselle ${orderNumber}.`,
  },
  timeAnswered: {
    to: "seller",
    title: (order) => (getAgreedTime(order) ? "Aika on sovittu" : "Ehdotettu aika ei sovi"),
    body: ({ buyer, orderNumber }) => `${buyer.firstname} vastasi ehdotukseesi tilauksesta ${orderNumber}.`,
  },
  endedBySeller: {
    to: "buyer",
    title: ({ cancellation }) =>
      cancellation?.by === "notFetched" ? "Tilausta ei noudettu" : "Tilaus on hylätty",
    body: ({ orderNumber }) => `Myyjä on päättänyt tilauksen ${orderNumber}.`,
  },
  settled: {
    to: "buyer",
    title: ({ withdrawal }) =>
      withdrawal?.state === "refunded" ? "Maksu on palautettu" : "Tavara on palautettu",
    body: ({ orderNumber }) => `Myyjä on kirjannut palautuksen tilaukselle ${orderNumber}.`,
  },
} as const satisfies Record<string, OrderNotice>;

export type OrderNoticeKind = keyof typeof orderNotices;
