import { fuels, maxEfficiency } from "@halkopiha/domain/energy/energy.ts";
import { useAtom, useAtomValue } from "jotai/react";
import { useEffect, useRef, useState } from "react";
import { formatDecimals } from "../../../lib/format/format.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { fuelLabel } from "../fuel-labels.ts";
import styles from "./Calculator.module.css";
import {
  type CalculatorForm,
  calculatorAtom,
  emptyCalculator,
  heatAtom,
  isSameForm,
  readFormData,
} from "./calculator-atoms.ts";
import { parsePositiveNumber } from "./decimal.ts";

const fuelOptions = fuels.map((value) => ({ value, text: fuelLabel[value] }));
const measureOptions = [
  { value: "irto", text: "Irto-m³" },
  { value: "pino", text: "Pino-m³" },
];

function validateNumber(typed: string): string | undefined {
  if (typed.trim() === "" || parsePositiveNumber(typed) !== null) return undefined;
  return "Anna luku, joka on suurempi kuin nolla.";
}

function validateEfficiency(typed: string): string | undefined {
  const tooHigh = (parsePositiveNumber(typed) ?? 0) > maxEfficiency;
  return tooHigh ? `Hyötysuhde on enintään ${maxEfficiency} prosenttia.` : validateNumber(typed);
}

/** Replaces a decimal point by a comma, because a phone's keyboard may have only a point. */
function replaceDecimalPoint(input: HTMLInputElement): void {
  if (input.value.includes(".")) input.value = input.value.replace(".", ",");
}

function Result() {
  const heat = useAtomValue(heatAtom);
  return (
    <div role="status" className={styles.result}>
      {heat ? (
        <dl>
          <div>
            <dt>Energiasisältö</dt>
            <dd translate="no">{`${formatDecimals(heat.energy, 2)} kWh`}</dd>
          </div>
          <div>
            <dt>Lämmön hinta, hyötysuhde mukana</dt>
            <dd translate="no">{`${formatDecimals(heat.price, 3)} €/kWh`}</dd>
          </div>
        </dl>
      ) : (
        <p>Täytä kaikki kohdat, niin tulos näkyy tässä heti.</p>
      )}
    </div>
  );
}

/** Calculates while the user types, offline too. Values typed before hydration are read from the form. §2, §5 */
export function Calculator() {
  const [form, setForm] = useAtom(calculatorAtom);
  const [version, setVersion] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);

  useEffect(() => {
    const isFirst = !isHydrated.current;
    isHydrated.current = true;
    if (isFirst) element.current?.querySelectorAll("input").forEach(replaceDecimalPoint);
    const typed = element.current && readFormData(new FormData(element.current));
    if (!typed || isSameForm(typed, form)) return;
    if (isFirst) setForm(typed);
    // Cleared, or changed in another tab: remount the fields.
    else setVersion((before) => before + 1);
  }, [form, setForm]);

  const field = (name: keyof CalculatorForm) => ({ name, defaultValue: form[name] });
  const figure = (name: keyof CalculatorForm) => ({
    ...field(name),
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
    error: validateNumber(form[name]),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => replaceDecimalPoint(currentTarget),
  });
  return (
    <Card>
      <form
        key={version}
        ref={element}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setForm(readFormData(new FormData(event.currentTarget)));
        }}
        onInput={({ currentTarget }) => setForm(readFormData(new FormData(currentTarget)))}
        aria-label="Energialaskuri"
      >
        <div className={styles.fields}>
          <Select label="Puulaji" empty="Valitse puulaji" options={fuelOptions} {...field("fuel")} />
          <Select label="Yksikkö" empty="Valitse yksikkö" options={measureOptions} {...field("measure")} />
          <TextField label="Määrä" hint="Kuutiometriä" {...figure("amount")} />
          <TextField label="Hinta" hint="Euroa kuutiometriltä" {...figure("price")} />
          <div className={styles.wide}>
            <TextField
              label="Hyötysuhde"
              hint="Prosenttia. Katso oman tulisijasi luku alla olevasta taulukosta."
              {...figure("efficiency")}
              error={validateEfficiency(form.efficiency)}
            />
          </div>
        </div>
        <Result />
        <Button variant="plain" onClick={() => setForm(emptyCalculator)}>
          Tyhjennä
        </Button>
      </form>
    </Card>
  );
}
