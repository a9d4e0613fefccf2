import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { noFilter, type ProductFilter, productStates } from "./product-filter.ts";

interface Props {
  filter: ProductFilter;
  onChange(filter: ProductFilter): void;
}

const states = ["onSale", "paused", "soldOut", "offers", "hidden"] as const;

/** Narrows the seller's products as they type. */
export function ProductFilters({ filter, onChange }: Props) {
  return (
    <Toolbar label="Haku ja rajaus">
      <TextField
        label="Hae ilmoitusta"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <Select
        label="Tila"
        empty="Kaikki"
        options={states.map((value) => ({ value, text: productStates[value].text }))}
        value={filter.state ?? ""}
        onChange={({ target }) =>
          onChange({ ...filter, state: states.find((state) => state === target.value) ?? null })
        }
      />
      {(filter.text !== "" || filter.state !== null) && (
        <Button variant="quiet" icon="close" onClick={() => onChange(noFilter)}>
          Poista rajaukset
        </Button>
      )}
    </Toolbar>
  );
}
