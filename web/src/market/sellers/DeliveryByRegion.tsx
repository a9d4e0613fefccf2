import { toDeliveryArea } from "@halkopiha/domain/orders/delivery-area.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { startTransition, useCallback, useState } from "react";
import { Await } from "react-router-dom";
import { loadLocalitiesByRegion } from "../../lib/api/locations.ts";
import { FailedPart } from "../../lib/connection/FailedPart.tsx";
import styles from "./DeliveryArea.module.css";
import { DeliveryCheck, type Place } from "./DeliveryCheck.tsx";
import { DeliveryPrices } from "./DeliveryPrices.tsx";
import { KnownArea } from "./KnownArea.tsx";

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

/** What the delivery costs, whether the seller delivers to a place that is chosen, and all places by their regions. */
export function DeliveryByRegion({ seller, place }: Props) {
  const [regions, setRegions] = useState(loadLocalitiesByRegion);
  const retry = useCallback(() => startTransition(() => setRegions(loadLocalitiesByRegion())), []);
  return (
    <Await
      resolve={regions}
      errorElement={
        <FailedPart onRetry={retry}>
          <KnownArea seller={seller} />
          <p>Toimitusaluetta ei voi nyt tarkistaa.</p>
        </FailedPart>
      }
    >
      {(loaded) => (
        <div className={styles.area}>
          <DeliveryPrices seller={seller} />
          <DeliveryCheck key={place.locality} seller={seller} regions={loaded} place={place} />
          <Localities regions={loaded} area={toDeliveryArea(seller)} />
        </div>
      )}
    </Await>
  );
}
