import { useAtomValue } from "jotai/react";
import { formatNumber } from "../../lib/format/format.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./NewOrdersCount.module.css";
import { newOrderCountAtom } from "./new-orders-atoms.ts";

/** Badge with the number of new orders beside the text of a link or a button; empty when there are none. */
export function NewOrdersCount({ noun = "" }: { noun?: "" | "tilaus" }) {
  const count = useAtomValue(newOrderCountAtom);
  if (count === 0) return null;
  const words = count === 1 ? ["uusi", "tilaus"] : ["uutta", "tilausta"];
  return (
    <span className={styles.count}>
      <span translate="no">{formatNumber(count)}</span>
      <VisuallyHidden>{` ${words.slice(0, noun ? 2 : 1).join(" ")}`}</VisuallyHidden>
    </span>
  );
}
