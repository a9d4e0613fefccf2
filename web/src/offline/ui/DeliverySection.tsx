import { messages } from "@halkopiha/domain/messages.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { Suspense } from "react";
import { useKnownPlace } from "../../lib/products/seller/use-known-place.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./DeliverySection.module.css";
import { lazyPart } from "./lazy-part.tsx";

const DeliveryArea = lazyPart(() =>
  import("../../lib/products/seller/DeliveryArea.tsx").then((file) => file.DeliveryArea),
);

/** Section of a page: where a seller delivers to and at what price; a service is agreed with its seller. */
export function DeliverySection({ seller, isService }: { seller: PublicSeller; isService: boolean }) {
  const place = useKnownPlace();
  return (
    <section className={styles.section} aria-label="Toimitus">
      <h2>Toimitus</h2>
      {isService ? (
        <p>{messages.serviceAgreed}</p>
      ) : (
        <Suspense fallback={<Skeleton count={3} shape="line" />}>
          <DeliveryArea key={seller._id} seller={seller} place={place} />
        </Suspense>
      )}
    </section>
  );
}
