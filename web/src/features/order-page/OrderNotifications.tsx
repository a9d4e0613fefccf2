import { subscribeToOrder, unsubscribeFromOrder } from "@halkopiha/domain/contract/notifications.ts";
import { useAtom, useSetAtom } from "jotai/react";
import { useId, useState } from "react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { useLoaded } from "../../lib/api/use-loaded.ts";
import { OfflineNotice, useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { findBrowserSubscription, findPushAbility } from "../../lib/notifications/browser-push.ts";
import { notifiedOrdersAtom } from "../../market/notifications/notification-atoms.ts";
import { PushObstacle } from "../../market/notifications/PushObstacle.tsx";
import { loadPushKey } from "../../market/notifications/push-key.ts";
import { useSubscribe } from "../../market/notifications/use-subscribe.ts";
import { Button } from "../../ui/forms/Button.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./OrderEnd.module.css";

function NotificationButton({ link: { id, code } }: { link: OrderLink }) {
  const reason = useId();
  const [orders, setOrders] = useAtom(notifiedOrdersAtom);
  const { value: publicKey } = useLoaded(loadPushKey);
  const [isEnding, setEnding] = useState(false);
  const isOffline = useIsOffline();
  const showBanner = useSetAtom(showBannerAtom);
  const others = orders.filter((each) => each !== id);
  const { isBusy, subscribe } = useSubscribe(async (subscription) => {
    await api(subscribeToOrder, { params: { id }, body: { code, subscription } });
    setOrders([...others, id]);
    showBanner("success", "Saat ilmoituksen tälle laitteelle, kun tilauksessa tapahtuu jotain.");
  });
  const ability = findPushAbility();
  if (!publicKey) return null;
  if (ability !== "ready")
    return (
      <div className={styles.act}>
        <PushObstacle ability={ability} />
      </div>
    );

  async function end() {
    setEnding(true);
    try {
      const subscription = await findBrowserSubscription();
      if (subscription)
        await api(unsubscribeFromOrder, {
          params: { id },
          body: { code, endpoint: subscription.endpoint },
        });
      setOrders(others);
      showBanner("success", "Tälle laitteelle ei enää lähetetä ilmoituksia tilauksesta.");
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    } finally {
      setEnding(false);
    }
  }

  const isOn = orders.includes(id);
  return (
    <div className={styles.act}>
      <OfflineNotice action="Ilmoitusten muuttaminen" id={reason} />
      {isOn && <p>Saat ilmoituksen tälle laitteelle, kun tilauksen tila muuttuu tai myyjä kirjoittaa.</p>}
      <Button
        variant="plain"
        busy={isBusy || isEnding}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => void (isOn ? end() : subscribe(publicKey))}
      >
        {isOn ? "Lopeta ilmoitukset tälle laitteelle" : "Ilmoita tälle laitteelle"}
      </Button>
    </div>
  );
}

/** With which this device is notified of an order, or no more; nothing where the browser or the market has no notifications. */
export function OrderNotifications({ link }: { link: OrderLink }) {
  return findPushAbility() === "unsupported" ? null : <NotificationButton link={link} />;
}
