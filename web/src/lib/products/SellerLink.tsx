import { Link, useLocation } from "react-router-dom";
import { findOverlayPage, sellerParam } from "../routing/paths.ts";
import { overlayState } from "../routing/use-overlay.ts";
import styles from "./SellerLink.module.css";

/** Link that opens the seller's dialog over the current search, or over the listings. */
export function SellerLink({ seller }: { seller: { _id: string; name: string } }) {
  const { pathname, search, state } = useLocation();
  const params = new URLSearchParams(search);
  const isOpen = params.has(sellerParam);
  params.set(sellerParam, seller._id);
  return (
    <Link
      to={`${findOverlayPage(pathname)}?${params}`}
      preventScrollReset
      replace={isOpen}
      state={isOpen ? state : overlayState}
      className={styles.link}
    >
      {seller.name}
    </Link>
  );
}
