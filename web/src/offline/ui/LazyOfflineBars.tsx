import { useAtomValue } from "jotai/react";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { isOfflineAtom, pendingMutationsAtom } from "../offline-atoms.ts";

/** Loads the offline bars: at once when offline or when mutations are pending, otherwise when the page is idle. */
export function LazyOfflineBars() {
  const [Bars, setBars] = useState<ComponentType | null>(null);
  const isOffline = useAtomValue(isOfflineAtom);
  const hasPendingMutations = useAtomValue(pendingMutationsAtom).length > 0;
  const isUrgent = isOffline || hasPendingMutations;
  useEffect(() => {
    let isUnmounted = false;
    const load = () => {
      if (isUnmounted) return;
      // If the import fails, the app still works online.
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
