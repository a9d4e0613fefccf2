import type { AnnouncedOffer } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { formatOffer } from "@halkopiha/domain/products/offers/offer-text.ts";
import styles from "./OfferLine.module.css";

/** The lowest price of the 30 days before an offer, and the reduction of it; as large as other text, so that nobody misses it. */
export function OfferLine({ offer }: { offer: AnnouncedOffer }) {
  return <p className={styles.offer}>{formatOffer(offer)}</p>;
}
