import { useEffect, useRef } from "react";
import { useNavigation } from "../../app/routing/shown.tsx";
import { useIsOffline } from "../../offline/NeedsNet.tsx";

/** Fetches the page anew once the net is back: what was kept may have changed. */
export function useFreshWhenBack(): void {
  const isOffline = useIsOffline();
  const { reload } = useNavigation();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void reload();
    wasOffline.current = isOffline;
  }, [isOffline, reload]);
}
