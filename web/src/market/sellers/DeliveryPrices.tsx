import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./DeliveryArea.module.css";
import { PriceList } from "./PriceList.tsx";

/** For sellers only. */
const LoadedPrices = lazyPart(() => import("./LoadedPrices.tsx").then((file) => file.LoadedPrices));

/** The seller's delivery prices, as the cart offers them. */
export function DeliveryPrices({ seller: { _id, deliveryPrices } }: { seller: PublicSeller }) {
  return (
    <section>
      <h3 className={styles.title}>Toimituksen hinta</h3>
      {deliveryPrices ? (
        <PriceList prices={deliveryPrices} />
      ) : (
        <Suspense fallback={<Skeleton count={1} shape="line" />}>
          <LoadedPrices sellerId={_id} />
        </Suspense>
      )}
    </section>
  );
}
