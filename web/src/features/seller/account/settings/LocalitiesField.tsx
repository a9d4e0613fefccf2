import { messages } from "@halkopiha/domain/messages.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { useState } from "react";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "./LocalitiesField.module.css";
import { applySelection, countSelected, filterLocalities } from "./locality-selection.ts";
import { RegionLocalities } from "./RegionLocalities.tsx";

interface Props {
  regions: readonly LocalitiesOfRegion[];
  /** Ids of the selected localities. */
  value: readonly string[];
  error: string | undefined;
  onChange(ids: string[]): void;
}

/** Selects the localities of a seller's deliveries: all localities of Finland by region, with a search field. §2 */
export function LocalitiesField({ regions, value, error, onChange }: Props) {
  const [searchText, setSearchText] = useState("");
  const chosen = new Set(value);
  const all = regions.flatMap(({ localities }) => localities);
  const count = countSelected(all, chosen);
  const found = filterLocalities(regions, searchText);
  const areAllSelected = all.length > 0 && count === all.length;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Paikkakunnat, joille kuljetat</legend>
      <p role="status" className={styles.count}>
        {areAllSelected ? `${messages.wholeFinland}: kaikki ${count}` : `${count} / ${all.length}`}{" "}
        paikkakuntaa valittu
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.tools}>
        <TextField
          label="Etsi paikkakuntaa tai maakuntaa"
          type="search"
          autoComplete="off"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
          onKeyDown={(event) => {
            // The search runs while typing; Enter must not submit the form.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <Button
          variant="plain"
          disabled={areAllSelected}
          onClick={() => onChange(applySelection(chosen, all, true))}
        >
          Valitse koko Suomi
        </Button>
        <Button variant="plain" disabled={count === 0} onClick={() => onChange([])}>
          Poista valinnat
        </Button>
      </div>
      {found.length === 0 && <p role="status">Haulla ei löytynyt paikkakuntia.</p>}
      <ul className={styles.regions}>
        {found.map(({ region, localities }) => (
          <RegionLocalities
            key={region._id}
            regionLocalities={
              regions.find((each) => each.region._id === region._id) ?? { region, localities }
            }
            visibleLocalities={localities}
            isSearching={searchText.trim() !== ""}
            chosen={chosen}
            onChange={onChange}
          />
        ))}
      </ul>
    </fieldset>
  );
}
