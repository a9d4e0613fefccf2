import {
  listNotifiedDevices,
  readPushKey,
  unsubscribeDevice,
} from "@halkopiha/domain/contract/notifications.ts";
import type { NotifiedDevice } from "@halkopiha/domain/notifications/device-subscription.ts";
import { useSetAtom } from "jotai/react";
import { useId, useRef, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { useLoaded } from "../../../../lib/api/use-loaded.ts";
import { LoadError } from "../../../../lib/connection/LoadError.tsx";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { formatDateTime } from "../../../../lib/format/format.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { findPushAbility } from "../../../../lib/notifications/browser-push.ts";
import { findDeviceId } from "../../../../market/notifications/device-id.ts";
import { PushObstacle } from "../../../../market/notifications/PushObstacle.tsx";
import { endDevice } from "../../../../market/notifications/renew-device.ts";
import { useSellerSubscribe } from "../../../../market/notifications/use-seller-subscribe.ts";
import { Badge } from "../../../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import styles from "./NotificationsCard.module.css";

async function loadDevices() {
  const [{ publicKey }, { devices }, ownId] = await Promise.all([
    api(readPushKey, {}, { handlesErrors: true }),
    api(listNotifiedDevices, {}, { handlesErrors: true }),
    // A browser that does not answer has no subscription.
    findDeviceId().catch(() => null),
  ]);
  return { publicKey, devices, ownId };
}

interface RowProps {
  device: NotifiedDevice;
  isOwn: boolean;
  isBusy: boolean;
  onRemove(): void;
}

function Device({ device: { device, createdAt, lastUsedAt }, isOwn, isBusy, onRemove }: RowProps) {
  const isOffline = useIsOffline();
  const since = `Otettu käyttöön ${formatDateTime(createdAt)}`;
  return (
    <li className={styles.device}>
      <div>
        <strong>{device}</strong> {isOwn && <Badge variant="positive">Tämä laite</Badge>}
        <p className={styles.hint}>
          {since}, käytetty viimeksi {formatDateTime(lastUsedAt)}
        </p>
      </div>
      <Button variant="plain" size="small" busy={isBusy} disabled={isOffline} onClick={onRemove}>
        Poista
        <VisuallyHidden>
          {" "}
          laite {device}, {since.toLowerCase()}
        </VisuallyHidden>
      </Button>
    </li>
  );
}

interface SubscribeProps {
  publicKey: string;
  onSubscribed(): void;
}

/** With which this device is added; in its place why that is not possible. */
function SubscribeThis({ publicKey, onSubscribed }: SubscribeProps) {
  const reason = useId();
  const isOffline = useIsOffline();
  const { isBusy, subscribe } = useSellerSubscribe(onSubscribed);
  const ability = findPushAbility();
  if (ability !== "ready") return <PushObstacle ability={ability} />;
  return (
    <>
      <OfflineNotice action="Ilmoitusten käyttöönotto" id={reason} />
      <Button
        variant="plain"
        busy={isBusy}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => void subscribe(publicKey)}
      >
        Ota ilmoitukset käyttöön
      </Button>
    </>
  );
}

/** The devices on which the seller is notified, with this one to be added; nothing where there are no notifications. */
export function NotificationsCard() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { value, failure, isLoading, load } = useLoaded(loadDevices);
  const [removing, setRemoving] = useState<string | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  if (value?.publicKey === null) return null;

  async function remove(id: string) {
    setRemoving(id);
    try {
      await api(unsubscribeDevice, { params: { id } });
      if (id === value?.ownId) await endDevice();
      showBanner("success", "Laitteelle ei enää lähetetä ilmoituksia.");
      // The pressed button goes with its row.
      title.current?.focus();
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    } finally {
      setRemoving(null);
      load();
    }
  }

  const isThisListed = value?.devices.some(({ _id }) => _id === value.ownId) ?? false;
  return (
    <Card role="region" aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        Ilmoitukset
      </h2>
      <p className={styles.hint}>
        Saat puhelimeesi tai tietokoneellesi ilmoituksen uudesta tilauksesta, ostajan viestistä ja
        peruutuksesta. Tieto tulee silti myös sähköpostilla tai tekstiviestillä.
      </p>
      {value && value.devices.length > 0 && (
        <ul className={styles.devices}>
          {value.devices.map((device) => (
            <Device
              key={device._id}
              device={device}
              isOwn={device._id === value.ownId}
              isBusy={removing === device._id}
              onRemove={() => void remove(device._id)}
            />
          ))}
        </ul>
      )}
      {value?.publicKey && !isThisListed && (
        <div className={styles.subscribe}>
          <SubscribeThis publicKey={value.publicKey} onSubscribed={load} />
        </div>
      )}
      {!value && !failure && <Skeleton count={2} shape="line" />}
      {!value && failure && (
        <LoadError title="Ilmoitusten laitteita ei saatu haettua." isRetrying={isLoading} onRetry={load} />
      )}
    </Card>
  );
}
