import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { SellerLink } from "../../../market/products/card/SellerLink.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./SellerCard.module.css";

export function SellerCard({ seller }: { seller: SellerSummary }) {
  const { address, business, deliveryMethod } = seller;
  return (
    <div className={styles.card}>
      <p className={styles.name}>
        <SellerLink seller={seller} />
        {business && <Badge variant="positive">Yritys</Badge>}
      </p>
      <p className={styles.fact}>
        <Icon name="pin" />
        {formatPlace({ address })}
      </p>
      <p className={styles.fact}>
        <Icon name="truck" />
        {deliveryMethod}
      </p>
    </div>
  );
}
