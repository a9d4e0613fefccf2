import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { Link, useLocation } from "react-router-dom";
import { overlayState } from "../../../lib/routing/history/use-overlay.ts";
import { findOverlayPage, sellerParam } from "../../../lib/routing/paths.ts";
import { toRecord } from "../../../lib/storage/parse-stored.ts";
import { toPressedSeller } from "./pressed-seller.ts";
import styles from "./SellerLink.module.css";

/** Link that opens the seller's dialog over the current search, or over the listings. */
export function SellerLink({ seller }: { seller: SellerSummary }) {
  const { pathname, search, state } = useLocation();
  const params = new URLSearchParams(search);
  const isOpen = params.has(sellerParam);
  params.set(sellerParam, seller._id);
  return (
    <Link
      to={`${findOverlayPage(pathname)}?${params}`}
      preventScrollReset
      replace={isOpen}
      state={{ ...(isOpen ? toRecord(state) : overlayState), seller: toPressedSeller(seller) }}
      className={styles.link}
    >
      {seller.name}
    </Link>
  );
}
