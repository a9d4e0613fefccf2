import { messages } from "@halkopiha/domain/messages.ts";
import { offersDelivery } from "@halkopiha/domain/orders/delivery-area.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./DeliverySection.module.css";
import { useKnownPlace } from "./use-known-place.ts";

const DeliveryArea = lazyPart(() => import("./DeliveryArea.tsx").then((file) => file.DeliveryArea));

interface Props {
  /** A summary when the device knows no more without a connection. */
  seller: PublicSeller | SellerSummary;
  isService: boolean;
}

/** What is known without the prices and the area. */
function DeliveryMethod({ seller: { deliveryMethod } }: { seller: SellerSummary }) {
  return (
    <>
      <p>{deliveryMethod}</p>
      {offersDelivery(deliveryMethod) && <p>Toimitusalue ja hinnat näkyvät, kun verkkoyhteys palaa.</p>}
    </>
  );
}

function Delivery({ seller, isService }: Props) {
  const place = useKnownPlace();
  if (isService) return <p>{messages.serviceAgreed}</p>;
  if (!("deliveryLocations" in seller)) return <DeliveryMethod seller={seller} />;
  return (
    <Suspense fallback={<Skeleton count={3} shape="line" />}>
      <DeliveryArea key={seller._id} seller={seller} place={place} />
    </Suspense>
  );
}

/** Section of a page: where a seller delivers to and at what price; a service is agreed with its seller. */
export function DeliverySection(props: Props) {
  return (
    <section className={styles.section} aria-label="Toimitus">
      <h2>Toimitus</h2>
      <Delivery {...props} />
    </section>
  );
}
