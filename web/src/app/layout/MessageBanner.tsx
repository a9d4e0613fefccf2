import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import {
  type BannerMessage,
  bannerAtom,
  bannerDuration,
  hideBannerAtom,
} from "../../lib/notifications/banner-atoms.ts";
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

/** Milliseconds for which a message belongs to the navigation that follows it, such as the one to the login when a session has ended. */
const navigationDelay = 1000;

/** Hides an error or a warning when the page, or its step, that it is about has been left. Confirmations stay. §8 */
function useHideWithItsPage(message: BannerMessage | null, hide: () => void) {
  const { pathname, hash } = useLocation();
  const shownAt = useRef(0);
  useEffect(() => {
    if (message) shownAt.current = performance.now();
  }, [message]);

  const leave = useEffectEvent(() => {
    const isOld = performance.now() - shownAt.current > navigationDelay;
    if (message && message.colour !== "success" && isOld) hide();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page or its step changes.
  useEffect(leave, [pathname, hash]);
}

/** Shows the current message for ten seconds while the page is visible; hovering or focusing it keeps it open. §8 */
export function MessageBanner() {
  const message = useAtomValue(bannerAtom);
  const hide = useSetAtom(hideBannerAtom);
  const [held, setHeld] = useState(false);
  const isPageVisible = usePageVisible();
  useHideWithItsPage(message, hide);

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
