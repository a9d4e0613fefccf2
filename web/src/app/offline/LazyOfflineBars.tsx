import { useAtomValue } from "jotai/react";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { isOfflineAtom } from "../../lib/connection/offline-atom.ts";
import { cartStepAtom } from "../../market/cart/cart-atoms.ts";
import { pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import { activateUpdateAtom } from "../../offline/service-worker/install-atoms.ts";
import { countVisit } from "./visits.ts";

/** Loads the offline bars when they have something to show: at once, or when idle for a visitor who comes again and may install the app. */
export function LazyOfflineBars() {
  const [Bars, setBars] = useState<ComponentType | null>(null);
  const isOffline = useAtomValue(isOfflineAtom);
  const hasPendingMutations = useAtomValue(pendingMutationsAtom).length > 0;
  const hasUpdate = useAtomValue(activateUpdateAtom) !== null;
  const hasOrdered = useAtomValue(cartStepAtom) === 3;
  const isNeeded = isOffline || hasPendingMutations || hasUpdate || hasOrdered;
  useEffect(() => {
    let isUnmounted = false;
    const load = () => {
      if (isUnmounted) return;
      // If the import fails, the app still works online.
      import("./OfflineBars.tsx")
        .then(({ OfflineBars }) => setBars(() => OfflineBars))
        .catch(() => undefined);
    };
    if (isNeeded) load();
    else void whenIdle(() => countVisit(Date.now()) > 1 && load());
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return Bars && <Bars />;
}
