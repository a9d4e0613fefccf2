import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { bannerAtom, bannerDuration, hideBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";

function onVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Whether the page is visible; a message does not time out while it is hidden. */
const usePageVisible = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );

/** Shows the current message for ten seconds while the page is visible; hovering or focusing it keeps it open. §8 */
export function MessageBanner() {
  const message = useAtomValue(bannerAtom);
  const hide = useSetAtom(hideBannerAtom);
  const [held, setHeld] = useState(false);
  const isPageVisible = usePageVisible();

  useEffect(() => {
    if (!message || held || !isPageVisible) return;
    const timer = setTimeout(hide, bannerDuration);
    return () => clearTimeout(timer);
  }, [message, held, isPageVisible, hide]);

  return (
    <Banner
      message={message}
      onHold={setHeld}
      onClose={() => {
        setHeld(false);
        hide();
      }}
    />
  );
}
