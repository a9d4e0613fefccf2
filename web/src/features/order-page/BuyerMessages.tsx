import { writeToSeller } from "@halkopiha/domain/contract/shop/order-messages.ts";
import type { OrderConversation } from "@halkopiha/domain/orders/order-messages.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { OrderMessages } from "../../market/orders/OrderMessages.tsx";
import type { OrderLink, OrderPageResult } from "./load-order-page.ts";
import { storePageAtom } from "./stored-pages.ts";

interface Props {
  link: OrderLink;
  page: Extract<OrderPageResult, { kind: "open" }>;
  conversation: OrderConversation;
  /** Called when nobody may write any more. */
  onStale(): void;
}

/** The messages of an order for its buyer. */
export function BuyerMessages({ link: { id, code }, page: { order }, conversation: loaded, onStale }: Props) {
  const [answered, setAnswered] = useState<OrderConversation | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const storePage = useSetAtom(storePageAtom);
  const isNewer = answered !== null && answered.messages.length > loaded.messages.length;

  /** After an error, which the banner shows, the form keeps the text. */
  async function send(message: string): Promise<boolean> {
    try {
      const { conversation } = await api(writeToSeller, { params: { id }, body: { code, message } });
      setAnswered(conversation);
      storePage({ order, conversation, at: Date.now() });
      showBanner("success", "Viestisi on lähetetty myyjälle.");
      return true;
    } catch (error) {
      assertApiError(error);
      if (error.status === 403 || error.status === 409) onStale();
      return false;
    }
  }

  return (
    <OrderMessages orderId={id} conversation={isNewer ? answered : loaded} reader="buyer" onSend={send} />
  );
}
