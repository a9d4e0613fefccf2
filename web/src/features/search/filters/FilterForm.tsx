import { messages } from "@halkopiha/domain/messages.ts";
import { formatPlainEuros, parseEuros } from "@halkopiha/domain/money/euros.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { type FilterName, filterRows, orderedFilters } from "@halkopiha/domain/search/filters.ts";
import { type FormEvent, useState } from "react";
import { wholeCountry } from "../../../lib/routing/paths.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { FilterField } from "./FilterField.tsx";
import styles from "./FilterForm.module.css";
import { HitCount } from "./HitCount.tsx";
import {
  areSameFilters,
  type Filters,
  fieldNames,
  findMissing,
  findPriceUnit,
  withFilter,
} from "./search-query.ts";

interface Props {
  filters: Filters;
  regions: Promise<Region[]>;
  onSearch(filters: Filters): void;
}

/** The values of the form: a search without a region is one of the whole country, and the price is in euros, as typed. */
const toDraft = (filters: Filters): Filters => ({
  ...filters,
  region: filters.region || (filters.category && wholeCountry),
  maxPrice: filters.maxPrice && formatPlainEuros(Number(filters.maxPrice)),
});

/** Null for a price that is no amount of euros. */
function toFilters(draft: Filters): Filters | null {
  const typed = draft.maxPrice.trim();
  const maxPrice = typed === "" ? "" : parseEuros(typed);
  if (maxPrice === null) return null;
  return {
    ...draft,
    region: draft.region === wholeCountry ? "" : draft.region,
    maxPrice: String(maxPrice),
    priceUnit: typed && findPriceUnit(draft),
  };
}

const priceMessage = "Anna hinta euroina, esimerkiksi 70 tai 65,50.";

const isTyped = (name: keyof Filters) => name === "queryString" || filterRows[name].kind === "price";

/** The values of the form with what stands in its fields, also when it was filled without events. */
function readDraft(form: HTMLFormElement, draft: Filters): Filters {
  const data = new FormData(form);
  return fieldNames.reduce((read, name) => {
    const value = data.get(name);
    // A list is empty while its options are loading.
    const isKnown = typeof value !== "string" || value === read[name] || (value === "" && !isTyped(name));
    return isKnown ? read : withFilter(read, name, value);
  }, draft);
}

export function FilterForm({ filters, regions, onSearch }: Props) {
  const [draft, setDraft] = useState(toDraft(filters));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(filters);
  // Another search has been opened: update the form without remounting it, so that the focus stays.
  if (!areSameFilters(known, filters)) {
    setKnown(filters);
    setDraft(toDraft(filters));
    setMissing([]);
  }
  const getError = (name: FilterName) =>
    missing.includes(name) ? (isTyped(name) ? priceMessage : messages.requiredField) : undefined;
  const filtersOfDraft = toFilters(draft);
  const createChangeHandler = (name: keyof Filters) => (value: string) => {
    setDraft(withFilter(draft, name, value));
    setMissing(missing.filter((field) => field !== name));
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readDraft(event.currentTarget, draft);
    setDraft(read);
    const chosen = toFilters(read);
    const found = [...findMissing(read), ...(chosen ? [] : ["maxPrice"])];
    setMissing(found);
    const [first] = found;
    if (!first && chosen) return onSearch(chosen);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Hakuehdot">
      <TextField
        label="Hakusana"
        optional
        type="search"
        enterKeyHint="search"
        name="queryString"
        value={draft.queryString}
        onChange={({ target }) => createChangeHandler("queryString")(target.value)}
      />
      {orderedFilters.map((name) => (
        <FilterField
          key={name}
          name={name}
          draft={draft}
          regions={regions}
          error={getError(name)}
          onChange={createChangeHandler(name)}
        />
      ))}
      <div className={styles.submit}>
        <HitCount filters={filtersOfDraft} shown={filters} />
        <Button type="submit" variant="accent" icon="search">
          Hae
        </Button>
      </div>
    </form>
  );
}
