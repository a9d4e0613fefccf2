import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useState } from "react";
import { isOfflineAtom } from "../../offline/offline-atoms.ts";
import { whenIdle } from "../../offline/when-idle.ts";
import { Unseen } from "../../ui/Unseen.tsx";
import { knowRecievedAtom } from "../new-orders-atoms.ts";
import { sessionAtom } from "../session-atoms.ts";

/** Orders as they come, for as long as this stands: told to the list and the count, and announced. */
export function LiveOrders() {
  const sellerId = useAtomValue(sessionAtom)?.user._id;
  const isOffline = useAtomValue(isOfflineAtom);
  const knowRecieved = useSetAtom(knowRecievedAtom);
  const [announced, announce] = useState("");

  useEffect(() => {
    if (!sellerId || isOffline) return;
    const gone = new AbortController();
    // Heavy, and the page is whole without it: it comes last, and when it does not the list is as it was fetched.
    void whenIdle(() => {
      if (gone.signal.aborted) return;
      import("./follow.ts")
        .then(({ follow }) => follow(sellerId, announce, gone.signal))
        .catch(() => undefined);
    });
    return () => gone.abort();
  }, [sellerId, isOffline]);

  useEffect(() => () => knowRecieved([]), [knowRecieved]);

  return (
    <div role="status">
      <Unseen>{announced}</Unseen>
    </div>
  );
}
