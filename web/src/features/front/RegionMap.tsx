import { useState } from "react";
import { Link } from "react-router-dom";
import { defaultSearchPath } from "../../app/paths.ts";
import shapes from "../../assets/region-shapes.svg";
import { classes } from "../../ui/classes.ts";
import styles from "./RegionMap.module.css";
import { mapRegions, mapViewBox } from "./regions.ts";

/** Finland as 18 links; the outlines are a picture of their own, so that they cost no script. */
export function RegionMap() {
  const [pointed, setPointed] = useState<string | null>(null);
  const pointing = (id: string) => ({
    onPointerEnter: () => setPointed(id),
    onPointerLeave: () => setPointed(null),
    onFocus: () => setPointed(id),
    onBlur: () => setPointed(null),
  });
  return (
    <div className={styles.regions}>
      <nav aria-label="Maakunnat kartalla" className={styles.mapPlace}>
        <svg viewBox={mapViewBox} className={styles.map}>
          <title>Suomen maakunnat</title>
          {mapRegions.map(({ id, name }) => (
            <Link
              key={id}
              to={defaultSearchPath(id)}
              className={classes(styles.region, pointed === id && styles.pointed)}
              aria-label={name}
              {...pointing(id)}
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
                className={classes(pointed === id && styles.pointed)}
                {...pointing(id)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
