import { messages } from "@halkopiha/domain/messages.ts";
import { deliversEverywhere, offersDelivery } from "@halkopiha/domain/orders/delivery-area.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { Suspense } from "react";
import { loadLocalitiesByRegion } from "../../lib/api/locations.ts";
import { LoadError } from "../../lib/connection/LoadError.tsx";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { WhenNear } from "../../ui/layout/WhenNear.tsx";
import styles from "./DeliveryArea.module.css";
import type { Place } from "./DeliveryCheck.tsx";
import { DeliveryPrices } from "./DeliveryPrices.tsx";
import { KnownArea } from "./KnownArea.tsx";

/** The check could not be loaded. */
function FailedArea({ seller, onRetry, isRetrying }: Props & { onRetry(): void; isRetrying: boolean }) {
  return (
    <>
      <KnownArea seller={seller} />
      <LoadError title="Toimitusaluetta ei voi nyt tarkistaa." isRetrying={isRetrying} onRetry={onRetry} />
    </>
  );
}

const DeliveryByRegion = lazyPart<Props>(() => {
  // The regions are requested together with the module that shows them; its own request shares this one.
  loadLocalitiesByRegion().catch(() => undefined);
  return import("./DeliveryByRegion.tsx").then((file) => file.DeliveryByRegion);
}, FailedArea);

function LimitedArea(props: Props) {
  const known = <KnownArea seller={props.seller} />;
  return (
    <WhenNear fallback={known} margin="600px">
      <Suspense fallback={known}>
        <DeliveryByRegion {...props} />
      </Suspense>
    </WhenNear>
  );
}

interface Props {
  seller: PublicSeller;
  place: Place;
}

/** Where a seller delivers to and at what price. §2 */
export function DeliveryArea({ seller, place }: Props) {
  if (!offersDelivery(seller.deliveryMethod)) {
    return <p>Myyjä ei toimita. Tuotteet noudetaan myyjältä: {formatPlace(seller)}.</p>;
  }
  if (!deliversEverywhere(seller)) return <LimitedArea seller={seller} place={place} />;
  return (
    <div className={styles.area}>
      <p>{messages.wholeFinland}</p>
      <DeliveryPrices seller={seller} />
    </div>
  );
}
