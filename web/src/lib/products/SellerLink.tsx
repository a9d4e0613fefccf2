import type { SellerCard } from "@halkopiha/domain/products/seller.ts";
import { Link, useLocation } from "react-router-dom";
import { sellerParam } from "../routing/paths.ts";
import { overlayState } from "../routing/use-overlay.ts";
import { toRecord } from "../storage/parse-stored.ts";
import { toPressedSeller } from "./pressed-seller.ts";
import styles from "./SellerLink.module.css";

/** Link that opens the seller's dialog and keeps the current search. */
export function SellerLink({ seller }: { seller: SellerCard }) {
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  const isOpen = params.has(sellerParam);
  params.set(sellerParam, seller._id);
  return (
    <Link
      to={`?${params}`}
      preventScrollReset
      replace={isOpen}
      state={{ ...(isOpen ? toRecord(state) : overlayState), seller: toPressedSeller(seller) }}
      className={styles.link}
    >
      {seller.name}
    </Link>
  );
}
