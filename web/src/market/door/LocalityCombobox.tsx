import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { toZip } from "@halkopiha/domain/schemas/typed-identifier.ts";
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import field from "../../ui/forms/Field.module.css";
import { Field } from "../../ui/forms/Field.tsx";
import { findMeant, isZip, suggestLocalities } from "./find-locality.ts";
import styles from "./LocalityCombobox.module.css";

interface Props {
  localities: readonly Locality[];
  value: Locality | null;
  error: string | undefined;
  onChange(locality: Locality | null): void;
}

interface DescribedInputProps extends ComponentProps<"input"> {
  describedBy: string | undefined;
}

/** An input with the hint and the error of its field: Headless UI takes `aria-describedby` away. */
function DescribedInput({ describedBy, ...input }: DescribedInputProps) {
  return <input {...input} aria-describedby={describedBy} />;
}

type ZipCodes = typeof import("@halkopiha/domain/reference-data/zip-codes/zip-codes.ts");

/** The zip codes, loaded when one is typed; undefined until then, and if they cannot be loaded. */
function useZipCodes(isWanted: boolean): ZipCodes | undefined {
  const [zipCodes, setZipCodes] = useState<ZipCodes>();
  useEffect(() => {
    if (!isWanted) return;
    import("@halkopiha/domain/reference-data/zip-codes/zip-codes.ts").then(setZipCodes, () => undefined);
  }, [isWanted]);
  return zipCodes;
}

/** What is said when nothing is suggested. */
function describeNone(typed: string): string {
  if (!isZip(typed)) return "Tämän nimistä paikkakuntaa ei löydy.";
  return toZip(typed).length < 5 ? "Kirjoita koko postinumero." : "Tätä postinumeroa ei tunneta.";
}

/** A locality, found by typing the beginning of its name or a zip code. */
export function LocalityCombobox({ localities, value, error, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const isChosen = useRef(false);
  const zipCodes = useZipCodes(isZip(typed));
  const suggested = suggestLocalities(localities, typed, zipCodes?.findZipLocalities);

  function choose(locality: Locality | null) {
    isChosen.current = locality !== null;
    if (locality) setTyped("");
    onChange(locality);
  }

  /** A name that was typed in full, or that can mean one place only, is chosen; anything else stays to be corrected. */
  function chooseTyped() {
    const meant = isChosen.current ? null : findMeant(suggested, typed);
    if (meant) choose(meant);
  }
  return (
    <Field label="Minne?" hint="Kirjoita paikkakunnan nimen alku tai postinumero." error={error}>
      {(controlProps) => (
        <Combobox value={value} by="_id" immediate onChange={choose} onClose={chooseTyped}>
          <ComboboxInput
            {...controlProps}
            as={DescribedInput}
            describedBy={controlProps["aria-describedby"]}
            className={field.control}
            displayValue={(locality: Locality | null) => locality?.location ?? typed}
            onChange={({ target }) => {
              isChosen.current = false;
              setTyped(target.value);
              if (value) onChange(null);
            }}
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
            {suggested.length === 0 && <p className={styles.none}>{describeNone(typed)}</p>}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
}
