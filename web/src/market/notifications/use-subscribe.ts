import type { DeviceSubscription } from "@halkopiha/domain/notifications/device-subscription.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { ApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { PushError, subscribeBrowser } from "../../lib/notifications/browser-push.ts";

/** Subscribes this device by a press. `send` gives the subscription to the server. */
export function useSubscribe(send: (subscription: DeviceSubscription) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);

  async function subscribe(publicKey: string): Promise<void> {
    setBusy(true);
    try {
      const subscription = await subscribeBrowser(publicKey);
      if (subscription) await send(subscription);
    } catch (error) {
      if (error instanceof PushError)
        showBanner("danger", "Selain ei saanut ilmoituksia käyttöön. Yritä myöhemmin uudelleen.");
      // The banner shows the API's errors.
      else if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, subscribe };
}
