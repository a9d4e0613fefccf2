import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import shapes from "../../assets/region-shapes.svg";
import { defaultSearchPath } from "../../lib/routing/paths.ts";
import { joinClasses } from "../../ui/classes.ts";
import { useNear } from "../../ui/layout/use-near.ts";
import type { SellerCounts } from "./load-market.ts";
import { mapRegions, mapViewBox } from "./map-regions.ts";
import styles from "./RegionMap.module.css";

/** Map of Finland as 18 links; the outlines are a separate image, so that they add no script. */
export function RegionMap({ loadSellerCounts }: { loadSellerCounts: () => Promise<SellerCounts> }) {
  const regions = useRef<HTMLDivElement>(null);
  const isNear = useNear(regions);
  const [counts, setCounts] = useState<SellerCounts | null>(null);
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    loadSellerCounts().then(
      (loaded) => isCurrent && setCounts(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, loadSellerCounts]);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const highlightProps = (id: string) => ({
    onPointerEnter: () => setHighlighted(id),
    onPointerLeave: () => setHighlighted(null),
    onFocus: () => setHighlighted(id),
    onBlur: () => setHighlighted(null),
  });
  return (
    <div ref={regions} className={styles.regions}>
      <nav aria-label="Maakunnat kartalla" className={styles.mapContainer}>
        <svg viewBox={mapViewBox} className={styles.map}>
          <title>Suomen maakunnat</title>
          {mapRegions.map(({ id, name }) => (
            <Link
              key={id}
              to={defaultSearchPath(id)}
              className={joinClasses(styles.region, highlighted === id && styles.highlighted)}
              aria-label={name}
              {...highlightProps(id)}
            >
              <title>{name}</title>
              <use href={`${shapes}#${id}`} />
            </Link>
          ))}
        </svg>
      </nav>
      <nav aria-label="Maakunnat luettelona">
        <ul className={styles.list}>
          {mapRegions.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={defaultSearchPath(id)}
                className={joinClasses(highlighted === id && styles.highlighted)}
                {...highlightProps(id)}
              >
                {name} <span className={styles.count}>{counts?.get(id)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
