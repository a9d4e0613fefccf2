import { messages } from "@halkopiha/domain/messages.ts";
import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import {
  categories,
  categoryLabel,
  deliveryMethods,
  materials,
  promisedTimes,
  qualities,
} from "@halkopiha/domain/products/catalogue.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { type FormEvent, Suspense, use, useState } from "react";
import { LocalitySelect } from "../../../lib/forms/LocalitySelect.tsx";
import { useRetryPage } from "../../../lib/routing/FailedPart.tsx";
import { wholeCountry } from "../../../lib/routing/paths.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "./FilterForm.module.css";
import { areSameFilters, type Filters, findMissing, listNames, withFilter } from "./search-query.ts";

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
const categoryOptions = categories.map((value) => ({ value, text: categoryLabel[value] }));

interface RegionProps {
  regions: Promise<Region[]>;
  value: string;
  error: string | undefined;
  onChange(region: string): void;
}

function RegionSelect({ regions, value, error, onChange }: RegionProps) {
  const loaded = use(regions);
  useRetryPage(loaded.length === 0);
  const options = [
    { value: wholeCountry, text: "Koko Suomi" },
    ...loaded.map(({ _id, name }) => ({ value: _id, text: name })),
  ];
  return (
    <Select
      label="Maakunta"
      name="region"
      empty="Valitse maakunta"
      options={options}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface Props {
  filters: Filters;
  regions: Promise<Region[]>;
  onSearch(filters: Filters): void;
}

/** The values of the form: a search without a region is one of the whole country. */
const toDraft = (filters: Filters): Filters => ({
  ...filters,
  region: filters.region || (filters.category && wholeCountry),
});

const toFilters = (draft: Filters): Filters => ({
  ...draft,
  region: draft.region === wholeCountry ? "" : draft.region,
});

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
  const getError = (name: string) => (missing.includes(name) ? messages.requiredField : undefined);
  const createChangeHandler = (name: keyof Filters) => (value: string) => {
    setDraft(withFilter(draft, name, value));
    setMissing(missing.filter((field) => field !== name));
  };
  const control = (name: keyof Filters) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => createChangeHandler(name)(target.value),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findMissing(draft);
    setMissing(found);
    const [first] = found;
    if (!first) return onSearch(toFilters(draft));
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Hakuehdot">
      <TextField label="Hakusana" optional type="search" enterKeyHint="search" {...control("queryString")} />
      <Select
        label="Kategoria"
        empty="Valitse kategoria"
        options={categoryOptions}
        error={getError("category")}
        {...control("category")}
      />
      <Suspense fallback={<Select label="Maakunta" empty="Ladataan…" options={[]} disabled />}>
        <RegionSelect
          regions={regions}
          value={draft.region}
          error={getError("region")}
          onChange={createChangeHandler("region")}
        />
      </Suspense>
      {draft.region !== wholeCountry && (
        <LocalitySelect region={draft.region} empty="Kaikki paikkakunnat" {...control("locality")} />
      )}
      <Select
        label="Tuote"
        empty="Kaikki"
        options={toOptions(listNames(draft.category))}
        {...control("name")}
      />
      {draft.category === "Polttopuut" && (
        <>
          <Select label="Puulaji" empty="Kaikki" options={toOptions(materials)} {...control("material")} />
          <Select label="Laatu" empty="Kaikki" options={toOptions(qualities)} {...control("quality")} />
        </>
      )}
      <Select
        label="Toimitustapa"
        empty="Kaikki"
        options={toOptions(deliveryMethods)}
        {...control("deliveryMethod")}
      />
      {draft.category !== "Palvelut" && (
        <Select
          label="Toimitus viimeistään"
          empty="Milloin vain"
          options={promisedTimes.map((value) => ({ value, text: deliveryTimeLabel[value] }))}
          {...control("deliveryTime")}
        />
      )}
      <div className={styles.submit}>
        <Button type="submit" variant="accent" icon="search">
          Hae
        </Button>
      </div>
    </form>
  );
}
