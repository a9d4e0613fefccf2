import { Link, useLocation } from "react-router-dom";
import { sellerParam } from "../routing/paths.ts";
import { overlayState } from "../routing/use-overlay.ts";
import styles from "./SellerLink.module.css";

/** Link that opens the seller's dialog and keeps the current search. */
export function SellerLink({ seller }: { seller: { _id: string; name: string } }) {
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  const isOpen = params.has(sellerParam);
  params.set(sellerParam, seller._id);
  return (
    <Link
      to={`?${params}`}
      preventScrollReset
      replace={isOpen}
      state={isOpen ? state : overlayState}
      className={styles.link}
    >
      {seller.name}
    </Link>
  );
}
