import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import {
  type BannerMessage,
  bannerAtom,
  bannerDuration,
  hideBannerAtom,
} from "../../lib/notifications/banner-atoms.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";

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

/** Milliseconds within which a navigation belongs to the message before it, such as the one to the login when a session has ended. */
const navigationDelay = 1000;

/** Hides an error or a warning when the page, or its step, that it is about has been left. Confirmations stay. §8 */
function useHideWithItsPage(message: BannerMessage | null, hide: () => void) {
  const { pathname, hash } = useLocation();
  const pendingKey = useNavigation().location?.key;
  const shownAt = useRef(0);
  /** When the navigation began, because loading the next page may take long; null for one that needs no loading. */
  const startedAt = useRef<number | null>(null);
  useEffect(() => {
    if (message) shownAt.current = performance.now();
  }, [message]);
  useEffect(() => {
    if (pendingKey !== undefined) startedAt.current = performance.now();
  }, [pendingKey]);

  const leave = useEffectEvent(() => {
    const leftAt = startedAt.current ?? performance.now();
    startedAt.current = null;
    const isOld = leftAt - shownAt.current > navigationDelay;
    if (message && message.colour !== "success" && isOld) hide();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page or its step changes.
  useEffect(leave, [pathname, hash]);
}

/** Shows the current message for ten seconds while the page is visible; hovering or focusing it keeps it open. §8 */
export function MessageBanner() {
  const latest = useAtomValue(bannerAtom);
  // The HTML of a rendered page has no message, also when the search of the page has one.
  const message = useHydrated() ? latest : null;
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
