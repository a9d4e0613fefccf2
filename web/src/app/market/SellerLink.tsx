import { Link, useLocation } from "react-router-dom";
import { sellerParameter } from "../paths.ts";
import { opened } from "../use-overlay.ts";
import styles from "./SellerLink.module.css";

/** Opens the seller's dialog over the search as it stands. */
export function SellerLink({ seller }: { seller: { _id: string; name: string } }) {
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  const isOpen = params.has(sellerParameter);
  params.set(sellerParameter, seller._id);
  return (
    <Link
      to={`?${params}`}
      preventScrollReset
      replace={isOpen}
      state={isOpen ? state : opened}
      className={styles.link}
    >
      {seller.name}
    </Link>
  );
}
