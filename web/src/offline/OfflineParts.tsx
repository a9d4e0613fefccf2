import { useAtomValue } from "jotai/react";
import { type ComponentType, useEffect, useState } from "react";
import { isOfflineAtom, waitingAtom } from "./offline-atoms.ts";
import { whenIdle } from "./when-idle.ts";

/** The bars and prompts of the offline parts: at once when there is something to tell, else when the page stands. */
export function OfflineParts() {
  const [Bars, setBars] = useState<ComponentType | null>(null);
  const isOffline = useAtomValue(isOfflineAtom);
  const isWaiting = useAtomValue(waitingAtom).length > 0;
  const isUrgent = isOffline || isWaiting;
  useEffect(() => {
    let isGone = false;
    const load = () => {
      if (isGone) return;
      // Without them the app is as good as without the service worker: it works with the net.
      import("./OfflineBars.tsx")
        .then(({ OfflineBars }) => setBars(() => OfflineBars))
        .catch(() => undefined);
    };
    if (isUrgent) load();
    else void whenIdle(load);
    return () => {
      isGone = true;
    };
  }, [isUrgent]);
  return Bars && <Bars />;
}
