import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { type Ref, useState } from "react";
import field from "../../../ui/forms/Field.module.css";
import { Field } from "../../../ui/forms/Field.tsx";
import { suggestLocalities } from "./find-locality.ts";
import styles from "./LocalityCombobox.module.css";

interface Props {
  localities: readonly Locality[];
  value: Locality | null;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onChange(locality: Locality | null): void;
}

/** A locality, found by typing the beginning of its name. */
export function LocalityCombobox({ localities, value, error, ref, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const suggested = suggestLocalities(localities, typed);
  return (
    <Field label="Minne?" hint="Kirjoita paikkakunnan nimen alku." error={error}>
      {(controlProps) => (
        <Combobox value={value} by="_id" immediate onChange={onChange} onClose={() => setTyped("")}>
          <ComboboxInput
            {...controlProps}
            ref={ref}
            className={field.control}
            displayValue={(locality: Locality | null) => locality?.location ?? ""}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
            autoComplete="off"
            name="to"
          />
          <ComboboxOptions className={styles.options} modal={false}>
            {suggested.map((locality) => (
              <ComboboxOption key={locality._id} value={locality} className={styles.option}>
                {locality.location}
                <span className={styles.region}>{locality.region.name}</span>
              </ComboboxOption>
            ))}
            {suggested.length === 0 && <p className={styles.none}>Tämän nimistä paikkakuntaa ei löydy.</p>}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
}
