import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { useId, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import styles from "./PlacesField.module.css";
import { type Chosen, countChosen, shareOf, withPlaces } from "./places.ts";

interface Props {
  /** The region with all its localities. */
  whole: LocalitiesOfRegion;
  /** Those of them that are looked for. */
  shown: LocalitiesOfRegion["localities"];
  /** A search opens what it finds. */
  isSought: boolean;
  chosen: Chosen;
  onChange(ids: string[]): void;
}

/** One region: itself as a checkbox for all of it, and its localities folded away behind a button. */
export function RegionPlaces({ whole: { region, localities }, shown, isSought, chosen, onChange }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useId();
  const isOpen = isSought || isUnfolded;
  const share = shareOf(localities, chosen);
  const count = `${countChosen(localities, chosen)} / ${localities.length}`;
  return (
    <li className={styles.region}>
      <div className={styles.head}>
        <Checkbox
          label={<strong>{region.name}</strong>}
          checked={share === "all"}
          indeterminate={share === "some"}
          onChange={({ target }) => onChange(withPlaces(chosen, localities, target.checked))}
        />
        {isSought ? (
          <span>{count}</span>
        ) : (
          <Button
            look="quiet"
            icon={isOpen ? "minus" : "down"}
            aria-expanded={isOpen}
            aria-controls={list}
            aria-label={`${count} valittu, ${region.name}: paikkakunnat`}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {count}
          </Button>
        )}
      </div>
      <ul id={list} className={styles.places} hidden={!isOpen}>
        {isOpen &&
          shown.map((place) => (
            <li key={place._id}>
              <Checkbox
                label={place.location}
                checked={chosen.has(place._id)}
                onChange={({ target }) => onChange(withPlaces(chosen, [place], target.checked))}
              />
            </li>
          ))}
      </ul>
    </li>
  );
}
