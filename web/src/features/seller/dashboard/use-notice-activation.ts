import { useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";
import { fetchCurrentUser } from "../../../lib/auth/verify-session.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";

/** Time between two checks, in milliseconds. */
const checkInterval = 30_000;

/** Checks whether the account has been activated, while the page is visible, and shows the message and reloads the profile then. */
export function useNoticeActivation(message: string): void {
  const { revalidate } = useRevalidator();
  const showBanner = useSetAtom(showBannerAtom);

  const check = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    const user = await fetchCurrentUser({ cache: "reload", isReported: true }).catch(() => null);
    if (!user?.userAccount.isActive) return;
    showBanner("success", message);
    await revalidate();
  });

  useEffect(() => {
    const checkNow = () => void check();
    const timer = setInterval(checkNow, checkInterval);
    document.addEventListener("visibilitychange", checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkNow);
    };
  }, []);
}
