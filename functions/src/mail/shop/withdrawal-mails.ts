import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { hidePrivateStreet, type Order } from "@halkopiha/domain/orders/order.ts";
import type { Withdrawal, WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import { getNextWithdrawalState } from "@halkopiha/domain/orders/withdrawal.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { userNotices } from "../user-notices.ts";
import { toOrderBlocks, toOrderSummary, toSellerBlock } from "./order-blocks.ts";
import { toPageLink } from "./order-mails.ts";
import { createOrderPushes } from "./order-pushes.ts";
import { toStatementBlock } from "./withdrawal-notice.ts";

/** Acknowledges the statement on a durable medium. Only at the address of the order may it open the order's page. */
function acknowledgement(order: Order, withdrawal: Withdrawal, to: string): Mail {
  const isBuyer = to === order.buyer.email;
  return {
    to,
    ...(isBuyer && { orderId: order._id }),
    subject: `Tilaus ${order.orderNumber}: peruutuksesi on vastaanotettu`,
    ...renderBodies([
      { heading: "Peruutuksesi on vastaanotettu" },
      ["Hei!", "Tämä on vahvistus siitä, että peruutit sopimuksen. Myyjä on saanut ilmoituksesi."],
      toStatementBlock(order, withdrawal),
      [
        `Myyjä palauttaa maksusi viimeistään ${withdrawalDays} päivän kuluttua ilmoituksestasi. Hän voi odottaa, kunnes tavara on palautettu tai olet osoittanut lähettäneesi sen.`,
        "Sovi tavaran palautuksesta myyjän kanssa.",
      ],
      ...(isBuyer ? [toPageLink(order)] : []),
      toOrderSummary(order, "Peruutettu"),
      ...toOrderBlocks(order),
      toSellerBlock(hidePrivateStreet(order)),
    ]),
  };
}

/** The messages about a withdrawal: to the address of the statement, to that of the order, and to the seller who can be reached. */
export function createWithdrawalMails(order: Order, seller: User | null): QueuedMessage[] {
  const { withdrawal, buyer } = order;
  if (!withdrawal) return [];
  const id = `order-${order._id}-withdrawn`;
  const mails = [{ id, mail: acknowledgement(order, withdrawal, withdrawal.email) }];
  // Whoever has the link could withdraw: the buyer of the order learns it in any case.
  if (withdrawal.email !== buyer.email)
    mails.push({ id: `${id}-buyer`, mail: acknowledgement(order, withdrawal, buyer.email) });
  const pushes = createOrderPushes("withdrawn", order, id);
  const notice = seller && userNotices.orderWithdrawn(seller, order, withdrawal);
  return notice ? [...mails, ...pushes, { id: `${id}-notice`, mail: notice }] : [...mails, ...pushes];
}

const settlementTexts = {
  "goods returned": "Myyjä on merkinnyt tavaran palautetuksi.",
  refunded: "Myyjä on merkinnyt maksun palautetuksi. Jos maksu ei tule perille, ota yhteyttä myyjään.",
} as const satisfies Record<Exclude<WithdrawalState, "withdrawn">, string>;

/** The messages to the buyer about the settlement of a withdrawal. */
export function createSettlementMails(order: Order): QueuedMessage[] {
  const state = order.withdrawal?.state;
  if (state === undefined || state === "withdrawn") return [];
  const heading = state === "refunded" ? "Maksu on palautettu" : "Tavara on palautettu";
  const isDone = getNextWithdrawalState(order) === null;
  const mail: Mail = {
    to: order.buyer.email,
    orderId: order._id,
    subject: `Tilaus ${order.orderNumber}: ${heading.toLowerCase()}`,
    ...renderBodies([
      { heading },
      ["Hei!", settlementTexts[state], ...(isDone ? [] : ["Seuraavaksi hän palauttaa maksusi."])],
      toPageLink(order),
      toOrderSummary(order, heading),
    ]),
  };
  const id = `order-${order._id}-${state.replace(" ", "-")}`;
  return [{ id, mail }, ...createOrderPushes("settled", order, id)];
}
