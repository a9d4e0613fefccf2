import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useIsOffline } from "../../offline/ui/OfflineNotice.tsx";

/** Fetches the page anew once the net is back: what was kept may have changed. */
export function useRevalidateWhenOnline(): void {
  const isOffline = useIsOffline();
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void revalidate();
    wasOffline.current = isOffline;
  }, [isOffline, revalidate]);
}
