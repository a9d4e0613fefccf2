import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./DeliveryArea.module.css";
import { DeliveryPrices } from "./DeliveryPrices.tsx";

/** The localities without their regions, which are not loaded. */
function UngroupedLocalities({ seller: { address, deliveryLocations } }: { seller: PublicSeller }) {
  const all = new Map(
    [address.locality, ...deliveryLocations].map(({ _id, location }) => [_id, location] as const),
  );
  return (
    <ul className={styles.localities}>
      {[...all].map(([id, location]) => (
        <li key={id}>{location}</li>
      ))}
    </ul>
  );
}

/** The delivery area as the server renders it, without the regions: all localities of Finland would be larger than the rest of the page. */
export function KnownArea({ seller }: { seller: PublicSeller }) {
  return (
    <div className={styles.area}>
      {/* Sellers who preview their own dialog load their prices once, with the regions. */}
      {seller.deliveryPrices ? <DeliveryPrices seller={seller} /> : <Skeleton count={1} shape="line" />}
      <UngroupedLocalities seller={seller} />
    </div>
  );
}
