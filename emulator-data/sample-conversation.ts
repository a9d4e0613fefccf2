import { getPartyName, type OrderMessage } from "@halkopiha/domain/orders/order-messages.ts";
import { Timestamp } from "firebase-admin/firestore";
import type { Documents } from "./documents.ts";

type SampleOrder = Documents["orders"][number];

/** The order about which its buyer and its seller have written. */
const orderId = "malli-02";

const hour = 60 * 60_000;

const texts: readonly Pick<OrderMessage, "from" | "text">[] = [
  {
    from: "buyer",
    text: "Hei! Sopiiko tuoda halot vasta klo 15 jälkeen?\nSitä ennen pihassa on lasten polkupyöriä.",
  },
  { from: "seller", text: "Sopii hyvin. Tulen perjantaina noin kello 16 ja soitan, kun lähden." },
  { from: "buyer", text: "Kiitos! Kippaa kuorma liiterin eteen, portti on auki." },
];

/** A conversation about one of Halkomestari's orders, whose last message the seller has not read. */
export function createSampleConversation(orders: readonly SampleOrder[]) {
  const order = orders.find(({ _id }) => _id === orderId);
  if (!order) throw new RangeError(`the sample market has no order ${orderId}`);
  const orderedAt = Date.parse(order.createdAt);
  const messages = texts.map(({ from, text }, n) => ({
    text,
    from,
    author: getPartyName(order, from),
    createdAt: Timestamp.fromMillis(orderedAt + (n + 1) * hour),
  }));
  const at = new Date(orderedAt + texts.length * hour).toISOString();
  return {
    orders: orders.map((each) => (each === order ? { ...each, unreadMessages: 1 } : each)),
    conversation: {
      _id: orderId,
      messages,
      orderedAt: Timestamp.fromMillis(orderedAt),
      createdAt: at,
      updatedAt: at,
    },
  };
}
