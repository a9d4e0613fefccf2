import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useIsOffline } from "../../lib/connection/OfflineNotice.tsx";

/** Revalidates the page when the connection is back, because the cached data may be outdated. */
export function useRevalidateWhenOnline(): void {
  const isOffline = useIsOffline();
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void revalidate();
    wasOffline.current = isOffline;
  }, [isOffline, revalidate]);
}
