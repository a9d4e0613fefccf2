import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import styles from "./DeliveryArea.module.css";

/** The localities without their regions, which are not loaded. */
export function UngroupedLocalities({ seller: { address, deliveryLocations } }: { seller: PublicSeller }) {
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
