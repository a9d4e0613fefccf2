import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../ui/Icon.tsx";
import { mapParameter } from "../paths.ts";
import { opened } from "../use-overlay.ts";
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
    <Link
      to={`?${params}`}
      state={opened}
      preventScrollReset
      className={styles.link}
      title={`Näytä kartalla: ${seller.name}`}
    >
      <Icon name="pin" />
      {children}
    </Link>
  );
}
