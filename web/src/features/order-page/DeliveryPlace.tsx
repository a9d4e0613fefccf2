import { messages } from "@halkopiha/domain/messages.ts";
import { formatAddress } from "@halkopiha/domain/orders/format-address.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { formatDelivery, toDirectionsUrl } from "../../market/orders/order-labels.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { WhenNear } from "../../ui/layout/WhenNear.tsx";
import styles from "./DeliveryPlace.module.css";

/** Leaflet is large, and the page is there without it. */
const LocalityMap = lazyPart(() => import("./LocalityMap.tsx").then((file) => file.LocalityMap));

/** Where an order is fetched or brought, on a map; nothing for services, whose place is agreed. */
export function DeliveryPlace({ order }: { order: BuyerOrder }) {
  const fulfilment = getFulfilment(order);
  if (fulfilment === "service") return null;
  const isPickup = fulfilment === "pickup";
  const { address } = isPickup ? order.seller : order.buyer;
  const { street, locality } = address;
  return (
    <Card className={styles.place}>
      <h2>{isPickup ? "Nouto" : "Toimitus"}</h2>
      {!isPickup && <p>{formatDelivery(order)}</p>}
      <p className={styles.address}>
        <Icon name={isPickup ? "pin" : "truck"} />
        {formatAddress(address)}
      </p>
      {isPickup && !street && <p>{messages.pickupAddressLater}</p>}
      <div className={styles.map}>
        <WhenNear>
          <Suspense fallback={<Skeleton count={1} />}>
            <LocalityMap locality={locality} region={address.region} />
          </Suspense>
        </WhenNear>
      </div>
      {isPickup && street && (
        <a href={toDirectionsUrl(address)} target="_blank" rel="noreferrer" className={buttonClass("plain")}>
          <Icon name="pin" />
          Reittiohje
        </a>
      )}
    </Card>
  );
}
