import { maxCompared } from "@halkopiha/domain/products/limits.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { Link } from "react-router-dom";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { useWanted } from "../../door/use-wanted.ts";
import { formatProductTitle } from "../product-labels.ts";
import styles from "./CompareToggle.module.css";
import { comparedIdsAtom, toggleComparedAtom } from "./compared-atom.ts";
import { toComparisonPath } from "./comparison-path.ts";

/** Adds a product to the comparison: asks for another after the first one, and leads to the comparison once there are two. */
export function CompareToggle({ product }: { product: Product }) {
  const ids = useAtomValue(comparedIdsAtom);
  const wanted = useWanted();
  const toggle = useSetAtom(toggleComparedAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const isCompared = ids.includes(product._id);
  const text = isCompared ? "Vertailussa" : "Vertaa";

  function press() {
    if (toggle(product._id)) return;
    showBanner("warning", `Voit verrata ${maxCompared} tuotetta kerrallaan.`, {
      label: "Näytä vertailu",
      to: toComparisonPath(ids, wanted),
    });
  }

  return (
    <div className={styles.compare}>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isCompared}
        aria-label={`${text}: ${formatProductTitle(product)}, ${product.owner.name}`}
        onClick={press}
      >
        {text}
      </Button>
      <span role="status">
        {isCompared && ids.length === 1 && "Valitse toinenkin tuote."}
        {isCompared && ids.length > 1 && (
          <Link to={toComparisonPath(ids, wanted)}>Näytä vertailu ({ids.length})</Link>
        )}
      </span>
    </div>
  );
}
