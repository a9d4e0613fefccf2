import { calculateHeat, fuels } from "@halkopiha/domain/energy/energy.ts";
import { atom } from "jotai/vanilla";
import { parseValues } from "../../../lib/storage/parse-stored.ts";
import { deviceStoredAtom } from "../../../lib/storage/stored-atom.ts";
import { parsePositiveNumber } from "./decimal.ts";

/** Values of the calculator, as typed. */
export interface CalculatorForm {
  fuel: string;
  measure: string;
  amount: string;
  price: string;
  efficiency: string;
}

export const emptyCalculator: CalculatorForm = {
  fuel: "",
  measure: "",
  amount: "",
  price: "",
  efficiency: "",
};

const fields = ["fuel", "measure", "amount", "price", "efficiency"] as const;

/** Reads the values from the form's data. */
export function readFormData(data: FormData): CalculatorForm {
  const form = { ...emptyCalculator };
  for (const name of fields) form[name] = String(data.get(name) ?? "");
  return form;
}

export function isSameForm(one: CalculatorForm, other: CalculatorForm): boolean {
  return fields.every((name) => one[name] === other[name]);
}

/** Not `useFormDraft`: the form is never sent, and its page is prerendered without react-hook-form. */
export const calculatorAtom = deviceStoredAtom("energy-calculator", emptyCalculator, (stored) =>
  parseValues(emptyCalculator, stored),
);

/** Energy and price of heat; null until every value is set and above zero. §5 */
export const heatAtom = atom((get) => {
  const form = get(calculatorAtom);
  const fuel = fuels.find((known) => known === form.fuel);
  const measure = (["irto", "pino"] as const).find((known) => known === form.measure);
  const [amount, price, efficiency] = [form.amount, form.price, form.efficiency].map(parsePositiveNumber);
  if (!fuel || !measure || !amount || !price || !efficiency) return null;
  return calculateHeat({ fuel, measure, amount, price, efficiency });
});
