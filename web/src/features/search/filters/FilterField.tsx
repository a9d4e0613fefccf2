import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { type FilterName, type FilterRow, filterRows } from "@halkopiha/domain/search/filters.ts";
import { priceUnits } from "@halkopiha/domain/search/options.ts";
import { type ComponentType, Suspense, use } from "react";
import { useRetryPage } from "../../../lib/connection/FailedPart.tsx";
import { LocalitySelect } from "../../../lib/forms/LocalitySelect.tsx";
import { wholeCountry } from "../../../lib/routing/paths.ts";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { appliesTo, type Filters, findPriceUnit, listValues } from "./search-query.ts";

interface Props {
  name: FilterName;
  /** The values of the form. */
  draft: Filters;
  error: string | undefined;
  regions: Promise<Region[]>;
  onChange(value: string): void;
}

interface FieldProps extends Omit<Props, "onChange"> {
  row: FilterRow;
  /** What any field of a form has. */
  control: { name: FilterName; value: string; onChange(event: { target: { value: string } }): void };
}

function ChoiceField({ row, draft, error, control }: FieldProps) {
  const texts: Readonly<Record<string, string>> = (row.kind === "choice" && row.texts) || {};
  const options = listValues(row, draft.category).map((value) => ({ value, text: texts[value] ?? value }));
  return (
    <Select
      label={row.field?.label}
      empty={row.field?.empty ?? "Kaikki"}
      options={options}
      error={error}
      {...control}
    />
  );
}

function LoadedRegions({ row, error, regions, control }: FieldProps) {
  const loaded = use(regions);
  useRetryPage(loaded.length === 0);
  const options = [
    { value: wholeCountry, text: "Koko Suomi" },
    ...loaded.map(({ _id, name }) => ({ value: _id, text: name })),
  ];
  return (
    <Select label={row.field?.label} empty={row.field?.empty} options={options} error={error} {...control} />
  );
}

const RegionField = (props: FieldProps) => (
  <Suspense fallback={<Select label={props.row.field?.label} empty="Ladataan…" options={[]} disabled />}>
    <LoadedRegions {...props} />
  </Suspense>
);

const LocalityField = ({ row, draft: { region }, control }: FieldProps) =>
  region !== wholeCountry && <LocalitySelect region={region} empty={row.field?.empty ?? ""} {...control} />;

/** `€/irto-m³`; the unit that the address of the page tells, or that of the category. */
function formatPriceUnit(draft: Filters): string {
  const unit = priceUnits.find((known) => known === findPriceUnit(draft));
  return unit ? `€/${unitLabel[unit]}` : "€";
}

const PriceField = ({ row, draft, error, control }: FieldProps) => (
  <TextField
    label={`${row.field?.label}, ${formatPriceUnit(draft)}`}
    optional
    inputMode="decimal"
    autoComplete="off"
    error={error}
    {...control}
  />
);

const fields: Record<FilterRow["kind"], ComponentType<FieldProps>> = {
  choice: ChoiceField,
  region: RegionField,
  locality: LocalityField,
  price: PriceField,
};

/** The field of a filter in the form, by its kind; nothing where the listings of the category do not have it. */
export function FilterField({ onChange, ...props }: Props) {
  const { name, draft } = props;
  const row = filterRows[name];
  const Field = fields[row.kind];
  const control = {
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return appliesTo(row, draft.category) && <Field {...props} row={row} control={control} />;
}
