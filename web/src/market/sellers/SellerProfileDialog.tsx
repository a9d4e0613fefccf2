import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { toSellerPath } from "../../lib/routing/page-paths.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { RatingLine } from "../reviews/RatingLine.tsx";
import type { Place } from "./DeliveryCheck.tsx";
import { SellerDetails } from "./SellerDetails.tsx";
import styles from "./SellerProfileDialog.module.css";
import { type ProductViewOptions, sellsOnlyServices } from "./SellerSections.tsx";

interface Props extends ProductViewOptions {
  seller: SellerProfile;
  /** When the cached data was fetched; null when it comes from the server. */
  cachedAt?: string | null;
  /** The place of the visitor, when one is known. */
  place?: Place;
  onClose(): void;
  /** Rendered above the seller's contact details. */
  children?: ReactNode;
}

const anywhere: Place = { region: "", locality: "" };

/** A seller's public profile: contact details, products, description and delivery area. §2 */
export function SellerProfileDialog({
  seller,
  cachedAt = null,
  place = anywhere,
  onClose,
  children,
  ...options
}: Props) {
  const { name, business, deliveryMethod, address } = seller;
  const subtitle = (
    <>
      <p className={styles.subtitle}>
        {!sellsOnlyServices(seller) && `${deliveryMethod} · `}
        {formatPlace({ address })}
      </p>
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
    </>
  );
  const title = (
    <span className={styles.title}>
      {/* The preview of a seller who is not active yet has no page. */}
      {options.actions ? <Link to={toSellerPath(seller)}>{name}</Link> : name}{" "}
      {business && <Badge variant="positive">Yritys</Badge>} <RatingLine rating={seller.reviews} />
    </span>
  );
  return (
    <Dialog title={title} subtitle={subtitle} onClose={onClose}>
      {children}
      <SellerDetails seller={seller} place={place} {...options} />
    </Dialog>
  );
}
