import { useAtomValue, useSetAtom } from "jotai/react";
import { useId } from "react";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { findPushAbility } from "../../../lib/notifications/browser-push.ts";
import { isOfferDeclinedAtom, notifiedSellerAtom } from "../../../market/notifications/notification-atoms.ts";
import { loadPushKey } from "../../../market/notifications/push-key.ts";
import { useSellerSubscribe } from "../../../market/notifications/use-seller-subscribe.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./OfferNotifications.module.css";

function Offer() {
  const heading = useId();
  const setDeclined = useSetAtom(isOfferDeclinedAtom);
  const { value: publicKey } = useLoaded(loadPushKey);
  const { isBusy, subscribe } = useSellerSubscribe();
  const isOffline = useIsOffline();
  if (!publicKey || findPushAbility() !== "ready") return null;
  return (
    <Card role="region" aria-labelledby={heading} className={styles.offer}>
      <div>
        <h2 id={heading}>Soiko puhelin uudesta tilauksesta?</h2>
        <p className={styles.hint}>
          Saat ilmoituksen uudesta tilauksesta ja ostajan viestistä, vaikka Halkopiha ei ole auki.
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="plain" busy={isBusy} disabled={isOffline} onClick={() => void subscribe(publicKey)}>
          Ota ilmoitukset käyttöön
        </Button>
        <Button variant="quiet" onClick={() => setDeclined(true)}>
          Ei kiitos
        </Button>
      </div>
    </Card>
  );
}

/**
 * Offers a seller to be notified of orders on this device, until that is accepted or declined; nothing where it is not possible. The profile's
 * settings offer it again.
 */
export function OfferNotifications() {
  const isDeclined = useAtomValue(isOfferDeclinedAtom);
  const isNotified = useAtomValue(notifiedSellerAtom) !== null;
  return isDeclined || isNotified || findPushAbility() !== "ready" ? null : <Offer />;
}
