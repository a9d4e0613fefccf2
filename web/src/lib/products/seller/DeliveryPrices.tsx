import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { Suspense, useState } from "react";
import { Await } from "react-router-dom";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { api } from "../../api/client.ts";
import { formatDeliveryCost } from "../../orders/delivery-cost-label.ts";
import styles from "./DeliveryArea.module.css";

async function loadPrices(owner: string): Promise<string[]> {
  const { deliveryCosts } = await api(listDeliveryCosts, { query: { owner } }, { quiet: true });
  // Sellers who preview their own dialog also get their inactive prices.
  return deliveryCosts.filter(({ available }) => available).map(formatDeliveryCost);
}

/** The seller's delivery prices, as the cart offers them. */
export function DeliveryPrices({ sellerId }: { sellerId: string }) {
  const [prices] = useState(() => loadPrices(sellerId));
  return (
    <section>
      <h3 className={styles.title}>Toimituksen hinta</h3>
      <Suspense fallback={<Skeleton count={1} shape="line" />}>
        <Await resolve={prices} errorElement={<p>Toimitushintoja ei saatu haettua.</p>}>
          {(texts) =>
            texts.length === 0 ? (
              <p>Sovitaan myyjän kanssa.</p>
            ) : (
              <ul aria-label="Toimituksen hinta">
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}
