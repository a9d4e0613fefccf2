import { useAtomValue } from "jotai/react";
import { useEffect, useState } from "react";
import { whenIdle } from "../../../lib/api/when-idle.ts";
import { isOfflineAtom } from "../../../lib/connection/offline-atom.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";

/** Subscribes to new orders while mounted: updates the list and the count, and announces them. */
export function LiveOrders() {
  const sellerId = useAtomValue(sessionAtom)?.user._id;
  const isOffline = useAtomValue(isOfflineAtom);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (!sellerId || isOffline) return;
    const controller = new AbortController();
    // The Firestore SDK is large, so it is loaded when the page is idle; if that fails, the list shows what was fetched.
    void whenIdle(() => {
      if (controller.signal.aborted) return;
      import("./announce-new-orders.ts")
        .then(({ announceNewOrders }) => announceNewOrders(sellerId, setAnnouncement, controller.signal))
        .catch(() => undefined);
    });
    return () => controller.abort();
  }, [sellerId, isOffline]);

  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
