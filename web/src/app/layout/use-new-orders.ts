import { useAtomValue } from "jotai/react";
import { useEffect } from "react";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { setBadge } from "../../lib/notifications/badge.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { areNewOrdersKnownAtom, newOrderCountAtom } from "../../market/orders/new-orders-atoms.ts";

/** Shows the number of a seller's new orders on the icon of the installed app, from the first time that they are known. */
function useBadge(isSeller: boolean): void {
  const count = useAtomValue(newOrderCountAtom);
  const areKnown = useAtomValue(areNewOrdersKnownAtom);
  useEffect(() => {
    if (isSeller && areKnown) setBadge(count);
  }, [isSeller, areKnown, count]);
}

/** Loads a seller's new orders: once, and when the page becomes visible. The live connection of the profile adds those that arrive. */
export function useNewOrders(): void {
  const user = useAtomValue(sessionAtom)?.user;
  const sellerId = user?.role === "user" && !user.isInactive ? user._id : undefined;
  useBadge(sellerId !== undefined);
  useEffect(() => {
    if (!sellerId) return;
    let isLeft = false;
    // Without an answer the count stays as it was.
    const load = () =>
      void whenIdle(() => {
        if (isLeft) return;
        import("../../market/orders/load-new-orders.ts")
          .then(({ loadNewOrders }) => loadNewOrders())
          .catch(() => undefined);
      });
    const loadWhenVisible = () => document.visibilityState === "visible" && load();
    load();
    document.addEventListener("visibilitychange", loadWhenVisible);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", loadWhenVisible);
    };
  }, [sellerId]);
}
