import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByQuote } from "@halkopiha/domain/products/product-kind.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { Link } from "react-router-dom";
import { toProductPath } from "../../../lib/routing/page-paths.ts";
import { Price } from "../../../ui/data/Price.tsx";
import { DoorPriceLine } from "../price/DoorPriceLine.tsx";
import { type DoorPrices, findDoorPrice } from "../price/find-door-price.ts";
import { formatProductTitle, listProductDetails } from "../product-labels.ts";
import styles from "./PlainCard.module.css";
import { SellerLink } from "./SellerLink.tsx";

// The cards of browsers without scripts, and of search engines: without buttons, which need scripts, and in few elements, because every visitor
// loads the HTML of a list.

function SellerAndPlace({ seller }: { seller: SellerSummary }) {
  return (
    <p>
      <SellerLink seller={seller} /> {formatPlace(seller)}
    </p>
  );
}

export function PlainSeller({ seller }: { seller: SellerSummary }) {
  return (
    <div className={styles.card}>
      <SellerAndPlace seller={seller} />
    </div>
  );
}

interface Props {
  product: Product;
  /** Absent while no place is known. */
  doorPrices: DoorPrices | null | undefined;
}

export function PlainProduct({ product, doorPrices }: Props) {
  const { owner, price, unit } = product;
  const doorPrice = findDoorPrice(doorPrices, product);
  const details = listProductDetails(product);
  return (
    <article className={styles.card}>
      <h3>
        <Link to={toProductPath(product)}>{formatProductTitle(product)}</Link>
      </h3>
      <Price text={formatEuros(price)} per={unitLabel[unit]} isFrom={isByQuote(product)} size="large" />
      {doorPrice !== undefined && <DoorPriceLine price={doorPrice} product={product} />}
      {details.length > 0 && <p>{details.join(" · ")}</p>}
      <SellerAndPlace seller={owner} />
    </article>
  );
}
