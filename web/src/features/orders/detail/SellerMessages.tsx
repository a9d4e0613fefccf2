import {
  markMessagesRead,
  readOrderMessages,
  writeToBuyer,
} from "@halkopiha/domain/contract/shop/order-messages.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { OrderConversation } from "@halkopiha/domain/orders/order-messages.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { LoadError } from "../../../lib/connection/LoadError.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { OrderMessages } from "../../../market/orders/OrderMessages.tsx";
import { applyUnreadAtom, isUnreadAtom } from "../../../market/orders/unread-atoms.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";

interface SellerConversation {
  conversation: OrderConversation;
  /** Number of messages that the seller has not read. */
  unread: number;
}

/** Tells the server that the seller has read what is shown; a message that arrives meanwhile stays unread. */
function useMarkRead(orderId: string, isSeller: boolean, shown: SellerConversation | undefined): void {
  const applyUnread = useSetAtom(applyUnreadAtom);
  const unread = shown?.unread ?? 0;
  const readUntil = shown?.conversation.messages.at(-1)?.createdAt;
  useEffect(() => {
    if (!isSeller || unread === 0 || readUntil === undefined) return;
    api(markMessagesRead, { params: { id: orderId }, body: { readUntil } }, { handlesErrors: true })
      .then((answer) => applyUnread([{ _id: orderId, unreadMessages: answer.unread }]))
      // They stay unread until the order is opened again.
      .catch(() => undefined);
  }, [orderId, isSeller, unread, readUntil, applyUnread]);
}

/** The messages of an order for its seller; an admin reads them. */
export function SellerMessages({ order: { _id: id, seller, unreadMessages } }: { order: Order }) {
  const isSeller = useAtomValue(sessionAtom)?.user._id === seller._id;
  const showBanner = useSetAtom(showBannerAtom);
  const request = useCallback(
    () => api(readOrderMessages, { params: { id } }, { handlesErrors: true }),
    [id],
  );
  const { value, failure, isLoading, load } = useLoaded(request);
  const [answered, setAnswered] = useState<OrderConversation | null>(null);
  useMarkRead(id, isSeller, value);
  // A message that arrives while the order is open is told of by the live connection.
  const hasNews = useAtomValue(isUnreadAtom)({ _id: id, unreadMessages });
  useEffect(() => {
    if (hasNews) load();
  }, [hasNews, load]);

  if (!value) {
    return failure ? (
      <LoadError title="Viestejä ei saatu haettua." isRetrying={isLoading} onRetry={load}>
        <h2>Viestit</h2>
      </LoadError>
    ) : (
      <Skeleton count={2} shape="line" />
    );
  }
  const { conversation } = value;
  const isNewer = answered !== null && answered.messages.length > conversation.messages.length;

  /** After an error, which the banner shows, the form keeps the text. */
  async function send(message: string): Promise<boolean> {
    try {
      const answer = await api(writeToBuyer, { params: { id }, body: { message } });
      setAnswered(answer.conversation);
      showBanner("success", "Viestisi on lähetetty ostajalle.");
      return true;
    } catch (error) {
      assertApiError(error);
      if (error.status === 409) load();
      return false;
    }
  }

  return (
    <OrderMessages
      orderId={id}
      conversation={isNewer ? answered : conversation}
      reader={isSeller ? "seller" : null}
      onSend={send}
    />
  );
}
