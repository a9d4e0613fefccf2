import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { bannerAtom, bannerDuration, hideBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";

function onVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** Whether somebody looks at the page: a phone in a pocket shows it to nobody. */
const usePageVisible = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );

/** The message of the moment; it goes after ten seconds in sight, but not from under the pointer or the focus. §8 */
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
