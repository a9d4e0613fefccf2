import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** The bars and prompts of the offline parts, which come once the page stands. */
export function OfflineParts() {
  const [Bars, setBars] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      import("./OfflineBars.tsx").then(({ OfflineBars }) => {
        if (!isGone) setBars(() => OfflineBars);
      });
    // Without them the app is as good as without the service worker: it works with the net.
    void whenIdle(() => void load().catch(() => undefined));
    return () => {
      isGone = true;
    };
  }, []);
  return Bars && <Bars />;
}
