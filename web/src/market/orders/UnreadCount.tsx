import { useAtomValue } from "jotai/react";
import { formatNumber } from "../../lib/format/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./UnreadCount.module.css";
import { unreadOrderCountAtom } from "./unread-atoms.ts";

/** Badge with the number of orders with unread messages beside the text of a link; empty when there are none. */
export function UnreadCount() {
  const count = useAtomValue(unreadOrderCountAtom);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Icon name="mail" />
      <span translate="no">{formatNumber(count)}</span>
      <VisuallyHidden>
        {count === 1 ? " tilaus, jossa uusi viesti" : " tilausta, joissa uusi viesti"}
      </VisuallyHidden>
    </span>
  );
}
