import { sellerParameter } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { useLocation } from "../routing/location.ts";
import { opened } from "../routing/navigation-state.ts";
import styles from "./SellerLink.module.css";

/** Opens the seller's dialog over the search as it stands. */
export function SellerLink({ seller }: { seller: { _id: string; name: string } }) {
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  const isOpen = params.has(sellerParameter);
  params.set(sellerParameter, seller._id);
  return (
    <Link to={`?${params}`} replace={isOpen} state={isOpen ? state : opened} className={styles.link}>
      {seller.name}
    </Link>
  );
}
