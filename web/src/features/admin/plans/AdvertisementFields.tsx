import type { NewAdvertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import type { UseFormReturn } from "react-hook-form";
import { FieldGrid } from "../../../ui/forms/FieldGrid.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { type AdvertisementValues, planOptions } from "./plan-form.ts";

/** All fields of a subscription card. §3 */
export function AdvertisementFields({
  form: { register, formState },
}: {
  form: UseFormReturn<AdvertisementValues, unknown, NewAdvertisement>;
}) {
  const { errors } = formState;
  return (
    <>
      <TextField label="Otsikko" autoComplete="off" {...register("title")} error={errors.title?.message} />
      <FieldGrid>
        <Select
          label="Tili"
          empty="Valitse tili"
          options={planOptions}
          {...register("accountPlan")}
          error={errors.accountPlan?.message}
        />
        <TextField
          label="Hinta (€)"
          hint="Tyhjänä kortissa näkyy tilin hinta."
          optional
          inputMode="decimal"
          autoComplete="off"
          {...register("price")}
          error={errors.price?.message}
        />
        <TextField
          label="Hintalappu"
          hint="Hinnan perässä, esimerkiksi vuodessa."
          autoComplete="off"
          {...register("priceTag")}
          error={errors.priceTag?.message}
        />
        <TextField
          label="Alennustieto"
          hint="Esimerkiksi ensimmäinen vuosi puoleen hintaan."
          optional
          autoComplete="off"
          {...register("discountInfo")}
          error={errors.discountInfo?.message}
        />
      </FieldGrid>
      <TextArea
        label="Kuvaukset"
        hint="Yksi etu riville."
        rows={5}
        {...register("descriptions")}
        error={errors.descriptions?.message}
      />
    </>
  );
}
