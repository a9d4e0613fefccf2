import { dryBelowPercent } from "@halkopiha/domain/energy/firewood-quality.ts";
import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import type { ProductChange } from "@halkopiha/domain/products/product.ts";
import type { UseFormReturn } from "react-hook-form";
import { getToday } from "../../../../lib/format/today.ts";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { WideField } from "../../../../ui/forms/FieldGrid.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { useSeller } from "../../shared/seller-context.ts";
import type { ListingValues } from "./listing-form.ts";
import { useField } from "./use-field.ts";

/** What a seller may state of firewood: its moisture as measured, the guarantee that it is dry, and its EUDR number. */
export function WoodFactsFields({ form }: { form: UseFormReturn<ListingValues, unknown, ProductChange> }) {
  const { business } = useSeller();
  const field = useField(form);
  return (
    <>
      <TextField
        label="Mitattu kosteus"
        optional
        hint={`Prosentteina, esimerkiksi 18,5. Kuivan puun kosteus on alle ${dryBelowPercent} %.`}
        inputMode="decimal"
        autoComplete="off"
        {...field("moisture")}
      />
      <TextField label="Mittauspäivä" optional type="date" max={getToday()} {...field("measuredAt")} />
      <TextField
        label="Mittari"
        optional
        hint="Millä mittasit, esimerkiksi piikkimittari halkaistusta pinnasta."
        maxLength={60}
        {...field("meter")}
      />
      {business && (
        <TextField
          label="EUDR-ilmoitusnumero"
          optional
          hint="EU:n tietojärjestelmän antama numero, esimerkiksi 26FIABCDE12345. Ostaja näkee sen."
          autoComplete="off"
          autoCapitalize="characters"
          {...field("eudrNumber")}
        />
      )}
      {form.watch("quality") === "kuiva" && (
        <WideField>
          <Checkbox label="Kuivuustakuu" {...field("dryGuaranteed")} />
          {form.watch("dryGuaranteed") && (
            <section aria-label="Mitä kuivuustakuu lupaa">
              {drynessGuarantee.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          )}
        </WideField>
      )}
    </>
  );
}
