import {
  findWritingObstacle,
  type OrderConversation,
  withOrderNotes,
} from "@halkopiha/domain/orders/order-messages.ts";
import type { OrderTalk } from "../store/orders/order-messages.ts";

/** The messages of an order as its parties read them. */
export const toConversation = (talk: OrderTalk): OrderConversation => ({
  messages: withOrderNotes(talk.order, talk.messages),
  isOpen: findWritingObstacle(talk) === null,
});
