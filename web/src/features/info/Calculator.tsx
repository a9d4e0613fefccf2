import { fuels } from "@halkopiha/domain/energy.ts";
import { useAtom, useAtomValue } from "jotai/react";
import { formatDecimals } from "../../app/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Calculator.module.css";
import { type CalculatorForm, calculatorAtom, emptyCalculator, heatAtom } from "./calculator-atoms.ts";
import { readPositive } from "./decimal.ts";
import { fuelName } from "./fuel-names.ts";

const fuelOptions = fuels.map((value) => ({ value, text: fuelName[value] }));
const measureOptions = [
  { value: "irto", text: "Irto-m³" },
  { value: "pino", text: "Pino-m³" },
];

const fault = (typed: string) =>
  typed.trim() === "" || readPositive(typed) !== null ? undefined : "Anna luku, joka on suurempi kuin nolla.";

function Result() {
  const heat = useAtomValue(heatAtom);
  return (
    <div role="status" className={styles.result}>
      {heat ? (
        <dl>
          <div>
            <dt>Energiasisältö</dt>
            <dd>{formatDecimals(heat.energy, 2)} kWh</dd>
          </div>
          <div>
            <dt>Lämmön hinta</dt>
            <dd>{formatDecimals(heat.price, 3)} €/kWh</dd>
          </div>
        </dl>
      ) : (
        <p>Täytä kaikki kohdat, niin tulos näkyy tässä heti.</p>
      )}
    </div>
  );
}

/** Computes as one types; needs no network. §2, §5 */
export function Calculator() {
  const [form, setForm] = useAtom(calculatorAtom);
  const choose = (name: keyof CalculatorForm) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const type = (name: keyof CalculatorForm) => ({
    ...choose(name),
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 12,
    error: fault(form[name]),
    // A phone's keyboard may offer a point only; a Finn reads a comma.
    onChange: ({ target }: { target: { value: string } }) =>
      setForm({ ...form, [name]: target.value.replace(".", ",") }),
  });
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label="Energialaskuri">
        <div className={styles.fields}>
          <Select label="Puulaji" empty="Valitse puulaji" options={fuelOptions} {...choose("fuel")} />
          <Select label="Yksikkö" empty="Valitse yksikkö" options={measureOptions} {...choose("measure")} />
          <TextField label="Määrä" hint="Kuutiometriä" {...type("amount")} />
          <TextField label="Hinta" hint="Euroa kuutiometriltä" {...type("price")} />
          <div className={styles.wide}>
            <TextField
              label="Hyötysuhde"
              hint="Prosenttia. Katso oman tulisijasi luku alla olevasta taulukosta."
              {...type("efficiency")}
            />
          </div>
        </div>
        <Result />
        <Button look="plain" onClick={() => setForm(emptyCalculator)}>
          Tyhjennä
        </Button>
      </form>
    </Card>
  );
}
