import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { mapParameter } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { useLocation } from "../routing/location.ts";
import { opened } from "../routing/navigation-state.ts";
import styles from "./MapLink.module.css";

/** Opens the map with a seller in the middle of it. §2 */
export function MapLink({
  seller,
  children,
}: {
  seller: { _id: string; name: string };
  children: ReactNode;
}) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set(mapParameter, seller._id);
  return (
    <Link to={`?${params}`} state={opened} className={styles.link} title={`Näytä kartalla: ${seller.name}`}>
      <Icon name="pin" />
      {children}
    </Link>
  );
}
