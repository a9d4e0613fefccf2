import { useAtomValue } from "jotai/react";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { isOfflineAtom, pendingMutationsAtom } from "../offline-atoms.ts";

/** The bars and prompts of the offline parts: at once when there is something to tell, else when the page stands. */
export function LazyOfflineBars() {
  const [Bars, setBars] = useState<ComponentType | null>(null);
  const isOffline = useAtomValue(isOfflineAtom);
  const hasPendingMutations = useAtomValue(pendingMutationsAtom).length > 0;
  const isUrgent = isOffline || hasPendingMutations;
  useEffect(() => {
    let isUnmounted = false;
    const load = () => {
      if (isUnmounted) return;
      // Without them the app is as good as without the service worker: it works with the net.
      import("./OfflineBars.tsx")
        .then(({ OfflineBars }) => setBars(() => OfflineBars))
        .catch(() => undefined);
    };
    if (isUrgent) load();
    else void whenIdle(load);
    return () => {
      isUnmounted = true;
    };
  }, [isUrgent]);
  return Bars && <Bars />;
}
