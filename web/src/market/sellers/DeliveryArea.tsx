import { messages } from "@halkopiha/domain/messages.ts";
import { deliversEverywhere, offersDelivery } from "@halkopiha/domain/orders/delivery-area.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { WhenNear } from "../../ui/layout/WhenNear.tsx";
import styles from "./DeliveryArea.module.css";
import type { Place } from "./DeliveryCheck.tsx";
import { DeliveryPrices } from "./DeliveryPrices.tsx";
import { UngroupedLocalities } from "./UngroupedLocalities.tsx";

/** What the page of the server has: the localities of all regions are more than the rest of it. */
function KnownArea({ seller }: Pick<Props, "seller">) {
  return (
    <div className={styles.area}>
      <DeliveryPrices seller={seller} />
      <UngroupedLocalities seller={seller} />
    </div>
  );
}

const DeliveryByRegion = lazyPart<Props>(
  () => import("./DeliveryByRegion.tsx").then((file) => file.DeliveryByRegion),
  KnownArea,
);

function LimitedArea(props: Props) {
  const known = <KnownArea seller={props.seller} />;
  return (
    <WhenNear fallback={known}>
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
