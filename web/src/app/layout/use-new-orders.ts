import { useAtomValue } from "jotai/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { sessionAtom } from "../../lib/auth/session-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";

/** Loads a seller's new orders on pages outside the profile, which has a live connection: once, and when the page becomes visible. */
export function useNewOrders(): void {
  const user = useAtomValue(sessionAtom)?.user;
  const isInProfile = useLocation().pathname.startsWith(paths.profile);
  const sellerId = user?.role === "user" && !user.isInactive && !isInProfile ? user._id : undefined;
  useEffect(() => {
    if (!sellerId) return;
    let isLeft = false;
    // Without an answer the count stays as it was.
    const load = () =>
      void whenIdle(() => {
        if (isLeft) return;
        import("../../lib/orders/load-new-orders.ts")
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
