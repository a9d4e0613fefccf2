import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "../../../ui/forms/TextField.tsx";
import type { CostValues } from "./cost-form.ts";

const terms = [
  { name: "basePrice", label: "Lähtömaksu (€)", hint: "Lisätään kerran kilometrien hintaan." },
  {
    name: "minOrder",
    label: "Vähimmäistilaus (€)",
    hint: "Toimitusta tarjotaan, kun tuotteita on vähintään tämän verran.",
  },
  {
    name: "freeFrom",
    label: "Ilmainen alkaen (€)",
    hint: "Toimitus ei maksa mitään, kun tuotteita on vähintään tämän verran.",
  },
] as const;

interface Props {
  isByDistance: boolean;
  register: UseFormRegister<CostValues>;
  errors: FieldErrors<CostValues>;
}

/** The optional terms of a delivery cost; only one by distance has a base price. */
export const CostTerms = ({ isByDistance, register, errors }: Props) =>
  terms
    .filter(({ name }) => isByDistance || name !== "basePrice")
    .map(({ name, label, hint }) => (
      <TextField
        key={name}
        label={label}
        hint={`Vapaaehtoinen. ${hint}`}
        inputMode="decimal"
        autoComplete="off"
        {...register(name)}
        error={errors[name]?.message}
      />
    ));
