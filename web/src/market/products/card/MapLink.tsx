import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { overlayState } from "../../../lib/routing/history/use-overlay.ts";
import { findOverlayPage, mapParam } from "../../../lib/routing/paths.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./MapLink.module.css";

/** Link to the map, centred on a seller. §2 */
export function MapLink({
  seller,
  children,
}: {
  seller: { _id: string; name: string };
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  searchParams.set(mapParam, seller._id);
  return (
    <Link
      to={`${findOverlayPage(pathname)}?${searchParams}`}
      state={overlayState}
      preventScrollReset
      className={styles.link}
      title={`Näytä kartalla: ${seller.name}`}
    >
      <Icon name="pin" />
      {children}
    </Link>
  );
}
