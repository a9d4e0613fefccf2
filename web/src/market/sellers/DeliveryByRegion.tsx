import { toDeliveryArea } from "@halkopiha/domain/orders/delivery-area.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { Suspense, startTransition, useCallback, useState } from "react";
import { Await } from "react-router-dom";
import { loadLocalitiesByRegion } from "../../lib/api/locations.ts";
import { FailedPart } from "../../lib/connection/FailedPart.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./DeliveryArea.module.css";
import { DeliveryCheck, type Place } from "./DeliveryCheck.tsx";
import { DeliveryPrices } from "./DeliveryPrices.tsx";
import { UngroupedLocalities } from "./UngroupedLocalities.tsx";

/** The part of all localities that the seller delivers to; regions without any are left out. */
function filterArea(regions: readonly LocalitiesOfRegion[], area: ReadonlySet<string>): LocalitiesOfRegion[] {
  return regions
    .map(({ region, localities }) => ({
      region,
      localities: localities.filter(({ _id }) => area.has(_id)),
    }))
    .filter(({ localities }) => localities.length > 0);
}

function Localities({ regions, area }: { regions: LocalitiesOfRegion[]; area: ReadonlySet<string> }) {
  return (
    <section className={styles.regions}>
      <h3 className={styles.title}>Toimituspaikkakunnat maakunnittain</h3>
      {filterArea(regions, area).map(({ region, localities }) => (
        <div key={region._id}>
          <h4>{region.name}</h4>
          <ul className={styles.localities} aria-label={region.name}>
            {localities.map(({ _id, location }) => (
              <li key={_id}>{location}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface Props {
  seller: PublicSeller;
  place: Place;
}

/** Whether a seller delivers to a place that is chosen, and all places by their regions. */
export function DeliveryByRegion({ seller, place }: Props) {
  const [regions, setRegions] = useState(loadLocalitiesByRegion);
  const retry = useCallback(() => startTransition(() => setRegions(loadLocalitiesByRegion())), []);
  return (
    <div className={styles.area}>
      <Suspense fallback={<Skeleton count={2} shape="line" />}>
        <Await
          resolve={regions}
          errorElement={
            <FailedPart onRetry={retry}>
              <p>Toimitusaluetta ei voi nyt tarkistaa.</p>
            </FailedPart>
          }
        >
          {(loaded) => <DeliveryCheck key={place.locality} seller={seller} regions={loaded} place={place} />}
        </Await>
      </Suspense>
      <DeliveryPrices seller={seller} />
      <Suspense fallback={<Skeleton count={4} shape="line" />}>
        <Await resolve={regions} errorElement={<UngroupedLocalities seller={seller} />}>
          {(loaded) => <Localities regions={loaded} area={toDeliveryArea(seller)} />}
        </Await>
      </Suspense>
    </div>
  );
}
