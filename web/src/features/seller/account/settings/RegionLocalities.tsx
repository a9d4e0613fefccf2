import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { useId, useState } from "react";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import styles from "./LocalitiesField.module.css";
import { applySelection, countSelected, getSelectedShare, type SelectedIds } from "./locality-selection.ts";

interface Props {
  /** The region with all its localities. */
  regionLocalities: LocalitiesOfRegion;
  /** The localities that match the search. */
  visibleLocalities: LocalitiesOfRegion["localities"];
  /** A search expands the regions with matches. */
  isSearching: boolean;
  chosen: SelectedIds;
  onChange(ids: string[]): void;
}

/** One region: a checkbox for all of it, and a button that expands its localities. */
export function RegionLocalities({
  regionLocalities: { region, localities },
  visibleLocalities,
  isSearching,
  chosen,
  onChange,
}: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useId();
  const isOpen = isSearching || isUnfolded;
  const share = getSelectedShare(localities, chosen);
  const count = `${countSelected(localities, chosen)} / ${localities.length}`;
  return (
    <li className={styles.region}>
      <div className={styles.head}>
        <Checkbox
          label={<strong>{region.name}</strong>}
          checked={share === "all"}
          indeterminate={share === "some"}
          onChange={({ target }) => onChange(applySelection(chosen, localities, target.checked))}
        />
        {isSearching ? (
          <span>{count}</span>
        ) : (
          <Button
            variant="quiet"
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
      <ul id={list} className={styles.localities} hidden={!isOpen}>
        {isOpen &&
          visibleLocalities.map((locality) => (
            <li key={locality._id}>
              <Checkbox
                label={locality.location}
                checked={chosen.has(locality._id)}
                onChange={({ target }) => onChange(applySelection(chosen, [locality], target.checked))}
              />
            </li>
          ))}
      </ul>
    </li>
  );
}
