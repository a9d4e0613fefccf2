import { isVatExempt } from "@halkopiha/domain/accounts/user.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { vatClasses } from "@halkopiha/domain/money/money.ts";
import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import { maxPauseDays } from "@halkopiha/domain/products/availability-change.ts";
import {
  type Category,
  categoryLabel,
  deliveryTimes,
  deliveryTypes,
  firewoodUnits,
  lengths,
  materials,
  productNamesByCategory,
  qualities,
  units,
} from "@halkopiha/domain/products/catalogue.ts";
import type { Product, ProductChange } from "@halkopiha/domain/products/product.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import type { FocusEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getToday } from "../../../../lib/format/today.ts";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { FieldGrid, WideField } from "../../../../ui/forms/FieldGrid.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextArea } from "../../../../ui/forms/TextArea.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { useSeller } from "../../shared/seller-context.ts";
import type { ListingValues } from "./listing-form.ts";
import { OfferFields } from "./OfferFields.tsx";
import { useField } from "./use-field.ts";
import { WoodFactsFields } from "./WoodFactsFields.tsx";

interface Props {
  form: UseFormReturn<ListingValues, unknown, ProductChange>;
}

const toOptions = (all: readonly string[]) => all.map((value) => ({ value, text: value }));
const choose = "Valitse";

/** A product may change between firewood and other products; a service stays a service. */
const selectableCategories = (category: Category): readonly Category[] =>
  category === "Palvelut" ? ["Palvelut"] : ["Polttopuut", "Muut_tuotteet"];

/** Properties of firewood. §5 */
function FirewoodFields({ form }: Props) {
  const field = useField(form);
  return (
    <>
      <Select label="Puulaji" empty={choose} options={toOptions(materials)} {...field("material")} />
      <Select label="Laatu" empty={choose} options={toOptions(qualities)} {...field("quality")} />
      <Select label="Pituus" empty={choose} options={toOptions(lengths)} {...field("plength")} />
      <Select label="Pakkaus" empty={choose} options={toOptions(deliveryTypes)} {...field("deliveryType")} />
    </>
  );
}

/** Selects the default value, so that what is typed replaces it. */
const selectText = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

function PriceFields({ form }: Props) {
  const field = useField(form);
  const category = form.watch("category");
  const isFirewood = category === "Polttopuut";
  const byQuote = category === "Palvelut" && form.watch("byQuote");
  const exempt = isVatExempt(useSeller());
  return (
    <>
      <Select
        label="Yksikkö"
        empty={choose}
        options={(isFirewood ? firewoodUnits : units).map((value) => ({ value, text: unitLabel[value] }))}
        {...field("unit")}
      />
      {isFirewood && form.watch("unit") === "kpl" && (
        <TextField
          label="Yhden kappaleen tilavuus"
          hint="Litroina, esimerkiksi 40. Ostajat vertaavat säkkien hintoja tilavuuden mukaan."
          inputMode="numeric"
          autoComplete="off"
          {...field("bagVolume")}
        />
      )}
      <TextField
        label="Hinta yksiköltä"
        onFocus={selectText}
        hint={`Euroina${exempt ? "" : ", sisältää arvonlisäveron"}.${byQuote ? " Ostaja näkee sen alkaen-hintana." : ""}`}
        inputMode="decimal"
        autoComplete="off"
        {...field("price")}
      />
      {!byQuote && (
        <TextField
          label="Määrä"
          onFocus={selectText}
          hint={
            category === "Palvelut"
              ? "Montako kertaa palvelun voi tilata."
              : "Montako yksikköä on myytävänä. Kuutiomäärä voi olla myös desimaaliluku, esimerkiksi 2,5."
          }
          inputMode="decimal"
          autoComplete="off"
          {...field("quantity")}
        />
      )}
      {!exempt && (
        <Select
          label="Alv-kanta"
          options={vatClasses.map(({ vat, label }) => ({ value: String(vat), text: label }))}
          {...field("vat")}
        />
      )}
    </>
  );
}

function DeliveryTimeField({ form }: Props) {
  const field = useField(form);
  const { deliveryTime } = useSeller();
  return (
    <Select
      label="Toimitusaika"
      empty={`Oletus (${deliveryTimeLabel[deliveryTime].toLowerCase()})`}
      hint="Oletuksen voit muuttaa tilinhallinnassa."
      options={deliveryTimes.map((value) => ({ value, text: deliveryTimeLabel[value] }))}
      {...field("deliveryTime")}
    />
  );
}

/** Fields of a product or service; they depend on the category. §5, §9 */
export function ListingFields({ form, product }: Props & { product: Product | undefined }) {
  const field = useField(form);
  const category = form.watch("category");
  const { onChange, ...categoryField } = form.register("category", {
    onChange: () => form.setValue("name", ""),
  });
  return (
    <FieldGrid>
      <Select
        label="Kategoria"
        options={selectableCategories(category).map((value) => ({ value, text: categoryLabel[value] }))}
        onChange={onChange}
        {...categoryField}
      />
      <Select
        label={category === "Palvelut" ? "Palvelu" : "Tuote"}
        empty={choose}
        options={toOptions(productNamesByCategory[category])}
        {...field("name")}
      />
      {category === "Palvelut" && (
        <WideField>
          <Checkbox label="Hinta tarjouksen mukaan: ostaja pyytää tarjouksen" {...form.register("byQuote")} />
        </WideField>
      )}
      {category === "Polttopuut" && <FirewoodFields form={form} />}
      <PriceFields form={form} />
      {category === "Polttopuut" && <WoodFactsFields form={form} />}
      {category !== "Palvelut" && <DeliveryTimeField form={form} />}
      <TextField
        label="Seuraava erä"
        optional
        type="date"
        min={addDays(getToday(), 1)}
        max={addDays(getToday(), maxPauseDays)}
        hint="Valitse päivä, jos tuotetta ei voi nyt tilata. Tuote näkyy ostajille viimeisten joukossa, ja tauko päättyy itsestään."
        {...field("pausedUntil")}
      />
      <WideField>
        <TextArea label="Kuvaus" optional rows={4} maxLength={2000} {...field("description")} />
        <OfferFields form={form} product={product} />
      </WideField>
    </FieldGrid>
  );
}
