import { parseQuantity, toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import {
  defaultWanted,
  maxWanted,
  minWanted,
  type WantedUnit,
  wantedUnits,
} from "@halkopiha/domain/products/catalogue.ts";
import { WantedWood } from "@halkopiha/domain/products/wanted-wood.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useSetAtom } from "jotai/react";
import { useCallback, useEffect, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { loadAllLocalities } from "../../../lib/api/locations.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { isWantedAmount, type Wanted } from "../../../lib/products/wanted.ts";
import { wantedAtom } from "../../../lib/products/wanted-atom.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { FieldGrid } from "../../../ui/forms/FieldGrid.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { LoadError } from "../LoadError.tsx";
import styles from "./DoorDialog.module.css";
import { LocalityCombobox } from "./LocalityCombobox.tsx";
import { OwnPosition } from "./OwnPosition.tsx";

interface Props {
  wanted: Wanted | null;
  /** The address of the page with another wish. */
  toAddress(wanted: Wanted | null): `?${string}`;
  onClose(): void;
}

const unitOptions = wantedUnits.map((value) => ({ value, text: value }));

interface DoorValues {
  /** Id of a locality. */
  to: string | null;
  /** As typed. */
  amount: string;
  unit: WantedUnit;
}

const amountError = `Anna määrä väliltä ${toQuantityInput(minWanted)}–${maxWanted}, enintään kahdella desimaalilla.`;

const resolver = schemaResolver(WantedWood, ({ to, amount, unit }: DoorValues) => {
  const parsed = parseQuantity(amount);
  const isAmountValid = parsed !== null && isWantedAmount(parsed);
  return {
    input: { to, amount: isAmountValid ? parsed : defaultWanted.amount, unit },
    fieldErrors: {
      ...(to === null && { to: "Valitse paikkakunta." }),
      ...(!isAmountValid && { amount: amountError }),
    },
  };
});

function DoorForm({
  localities,
  wanted,
  toAddress,
}: Omit<Props, "onClose"> & { localities: readonly Locality[] }) {
  const navigate = useNavigate();
  const store = useSetAtom(wantedAtom);
  const { amount, unit } = wanted ?? defaultWanted;
  const findLocality = (id: string | null) => localities.find(({ _id }) => _id === id) ?? null;
  const { control, formState, handleSubmit, register, setValue } = useForm<DoorValues, unknown, WantedWood>({
    defaultValues: {
      to: findLocality(wanted?.to ?? null)?._id ?? null,
      amount: toQuantityInput(amount),
      unit,
    },
    resolver,
  });
  const { errors, isSubmitted } = formState;

  function show(next: WantedWood) {
    const locality = findLocality(next.to);
    if (!locality) return;
    store({ ...next, location: locality.location, region: locality.region._id });
    void navigate(toAddress(next), { replace: true, preventScrollReset: true });
  }

  function clear() {
    store(null);
    void navigate(toAddress(null), { replace: true, preventScrollReset: true });
  }

  return (
    <form onSubmit={(event) => void handleSubmit(show)(event)} noValidate className={styles.form}>
      <p>Kun kerrot paikkakunnan ja määrän, jokaisessa ilmoituksessa näkyy hinta kotiin tuotuna.</p>
      <Controller
        control={control}
        name="to"
        render={({ field: { ref, value, onChange } }) => (
          <LocalityCombobox
            ref={ref}
            localities={localities}
            value={findLocality(value)}
            error={errors.to?.message}
            onChange={(locality) => onChange(locality?._id ?? null)}
          />
        )}
      />
      <OwnPosition
        localities={localities}
        onFound={({ _id }) => setValue("to", _id, { shouldValidate: isSubmitted })}
      />
      <FieldGrid>
        <TextField
          label="Paljonko?"
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...register("amount")}
        />
        <Select label="Yksikkö" options={unitOptions} {...register("unit")} />
      </FieldGrid>
      <div className={styles.buttons}>
        <Button type="submit" variant="accent">
          Näytä hinnat
        </Button>
        {wanted && (
          <Button variant="plain" onClick={clear}>
            Tyhjennä
          </Button>
        )}
      </div>
    </form>
  );
}

/** Asks where wood is wanted and how much. Nothing but the locality leaves the device. */
export function DoorDialog({ onClose, ...form }: Props) {
  const [localities, setLocalities] = useState<readonly Locality[] | null | undefined>();
  const load = useCallback(() => {
    setLocalities(undefined);
    loadAllLocalities().then(setLocalities, () => setLocalities(null));
  }, []);
  useEffect(load, [load]);
  return (
    <Dialog title="Hinta kotiin tuotuna" onClose={onClose}>
      {localities === undefined && <Skeleton count={3} shape="line" />}
      {localities === null && (
        <LoadError title="Paikkakuntia ei saatu haettua." isRetrying={false} onRetry={load} />
      )}
      {localities && <DoorForm localities={localities} {...form} />}
    </Dialog>
  );
}
