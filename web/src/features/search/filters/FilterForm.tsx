import { messages } from "@halkopiha/domain/messages.ts";
import { formatPlainEuros, parseEuros } from "@halkopiha/domain/money/euros.ts";
import { latestDeliveryLabel } from "@halkopiha/domain/products/availability.ts";
import {
  categories,
  categoryLabel,
  deliveryMethods,
  deliveryTypes,
  lengths,
  materials,
  priceUnits,
  promisedTimes,
  qualities,
} from "@halkopiha/domain/products/catalogue.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { type FormEvent, Suspense, use, useState } from "react";
import { LocalitySelect } from "../../../lib/forms/LocalitySelect.tsx";
import { useRetryPage } from "../../../lib/routing/FailedPart.tsx";
import { wholeCountry } from "../../../lib/routing/paths.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "./FilterForm.module.css";
import { HitCount } from "./HitCount.tsx";
import {
  areSameFilters,
  type Filters,
  filterNames,
  findMissing,
  listNames,
  withFilter,
} from "./search-query.ts";

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

/** The values of the form: a search without a region is one of the whole country, and the price is in euros, as typed. */
const toDraft = (filters: Filters): Filters => ({
  ...filters,
  region: filters.region || (filters.category && wholeCountry),
  maxPrice: filters.maxPrice && formatPlainEuros(Number(filters.maxPrice)),
});

const isFirewood = ({ category }: Filters) => category === "Polttopuut";

/** Null for a price that is no amount of euros. */
function toFilters(draft: Filters): Filters | null {
  const typed = draft.maxPrice.trim();
  const maxPrice = typed === "" ? "" : parseEuros(typed);
  if (maxPrice === null) return null;
  return {
    ...draft,
    region: draft.region === wholeCountry ? "" : draft.region,
    maxPrice: String(maxPrice),
    priceUnit: typed && (draft.priceUnit || (isFirewood(draft) ? "Irto-m3" : "")),
  };
}

/** `€/irto-m³`; the unit that the address of the page tells, or that of the category. */
function formatPriceUnit(draft: Filters): string {
  const unit =
    priceUnits.find((known) => known === draft.priceUnit) ?? (isFirewood(draft) ? "Irto-m3" : null);
  return unit ? `€/${unitLabel[unit]}` : "€";
}

const priceMessage = "Anna hinta euroina, esimerkiksi 70 tai 65,50.";

const textFields: ReadonlySet<keyof Filters> = new Set(["queryString", "maxPrice"]);

/** The values of the form with what stands in its fields, also when it was filled without events. */
function readDraft(form: HTMLFormElement, draft: Filters): Filters {
  const data = new FormData(form);
  return filterNames.reduce((read, name) => {
    const value = data.get(name);
    // A list is empty while its options are loading.
    const isKnown =
      typeof value !== "string" || value === read[name] || (value === "" && !textFields.has(name));
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
  const getError = (name: string) => (missing.includes(name) ? messages.requiredField : undefined);
  const filtersOfDraft = toFilters(draft);
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
      {isFirewood(draft) && (
        <>
          <Select label="Puulaji" empty="Kaikki" options={toOptions(materials)} {...control("material")} />
          <Select label="Laatu" empty="Kaikki" options={toOptions(qualities)} {...control("quality")} />
          <Select label="Pituus" empty="Kaikki" options={toOptions(lengths)} {...control("plength")} />
          <Select
            label="Pakkaus"
            empty="Kaikki"
            options={toOptions(deliveryTypes)}
            {...control("deliveryType")}
          />
        </>
      )}
      <TextField
        label={`Hinta enintään, ${formatPriceUnit(draft)}`}
        optional
        inputMode="decimal"
        autoComplete="off"
        error={missing.includes("maxPrice") ? priceMessage : undefined}
        {...control("maxPrice")}
      />
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
          options={promisedTimes.map((value) => ({ value, text: latestDeliveryLabel[value] }))}
          {...control("deliveryTime")}
        />
      )}
      <div className={styles.submit}>
        <HitCount filters={filtersOfDraft} shown={filters} />
        <Button type="submit" variant="accent" icon="search">
          Hae
        </Button>
      </div>
    </form>
  );
}
