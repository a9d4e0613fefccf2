import { subscribeDevice } from "@halkopiha/domain/contract/notifications.ts";
import type { NotifiedDevice } from "@halkopiha/domain/notifications/device-subscription.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../lib/api/client.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { notifiedSellerAtom } from "./notification-atoms.ts";
import { useSubscribe } from "./use-subscribe.ts";

/** Notifies the logged-in seller on this device. `onSubscribed` gets all of the seller's devices. */
export function useSellerSubscribe(onSubscribed?: (devices: readonly NotifiedDevice[]) => void) {
  const setNotified = useSetAtom(notifiedSellerAtom);
  const showBanner = useSetAtom(showBannerAtom);
  return useSubscribe(async (body) => {
    const { devices } = await api(subscribeDevice, { body });
    const session = store.get(sessionAtom);
    if (session) setNotified({ userId: session.user._id, loginExpiry: session.expiry, at: Date.now() });
    showBanner("success", "Saat nyt ilmoitukset tälle laitteelle.");
    onSubscribed?.(devices);
  });
}
