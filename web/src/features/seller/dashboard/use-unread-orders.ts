import { listUnreadOrders } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { useEffect } from "react";
import { api } from "../../../lib/api/client.ts";
import { whenIdle } from "../../../lib/api/when-idle.ts";
import { store } from "../../../lib/storage/store.ts";
import { setUnreadAtom } from "../../../market/orders/unread-atoms.ts";

/** Without an answer the count stays as it was. */
const load = () =>
  api(listUnreadOrders, {}, { handlesErrors: true })
    .then(({ orders }) => store.set(setUnreadAtom, orders))
    .catch(() => undefined);

/** Loads which orders of a seller have unread messages: once, and when the page becomes visible. */
export function useUnreadOrders(isSeller: boolean): void {
  useEffect(() => {
    if (!isSeller) return;
    let isLeft = false;
    const loadWhenVisible = () => {
      if (document.visibilityState === "visible") void load();
    };
    void whenIdle(() => {
      if (!isLeft) void load();
    });
    document.addEventListener("visibilitychange", loadWhenVisible);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", loadWhenVisible);
    };
  }, [isSeller]);
}
