import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import type { DeliveryPrice } from "@halkopiha/domain/products/door-price.ts";
import { Suspense, useCallback, useEffect, useState } from "react";
import { Await } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { FailedPart } from "../../lib/connection/FailedPart.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { PriceList } from "./PriceList.tsx";

async function loadPrices(owner: string): Promise<DeliveryPrice[]> {
  const { deliveryCosts } = await api(listDeliveryCosts, { query: { owner } }, { handlesNoResponse: true });
  // Sellers who preview their own dialog also get their inactive prices.
  return deliveryCosts.filter(({ available }) => available);
}

/** The prices of a seller who previews their own dialog, which are not published with them. */
export function LoadedPrices({ sellerId }: { sellerId: string }) {
  const [prices, setPrices] = useState<Promise<DeliveryPrice[]>>();
  // Not while rendering: React renders again what was interrupted, and would request the prices again.
  const load = useCallback(() => {
    const loading = loadPrices(sellerId);
    loading.catch(() => undefined);
    setPrices(loading);
  }, [sellerId]);
  useEffect(load, [load]);
  const skeleton = <Skeleton count={1} shape="line" />;
  if (!prices) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Await
        resolve={prices}
        errorElement={
          <FailedPart onRetry={load}>
            <p>Toimituksen hintaa ei saatu haettua.</p>
          </FailedPart>
        }
      >
        {(loaded) => <PriceList prices={loaded} />}
      </Await>
    </Suspense>
  );
}
