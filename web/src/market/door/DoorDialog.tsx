import { parseQuantity, toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import {
  defaultWanted,
  maxWanted,
  minWanted,
  type WantedUnit,
  wantedUnits,
} from "@halkopiha/domain/search/options.ts";
import { WantedWood } from "@halkopiha/domain/search/wanted-wood.ts";
import { useSetAtom } from "jotai/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadAllLocalities } from "../../lib/api/locations.ts";
import { LoadError } from "../../lib/connection/LoadError.tsx";
import { useRetryOnline } from "../../lib/connection/use-retry-online.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { FieldGrid } from "../../ui/forms/FieldGrid.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./DoorDialog.module.css";
import { LocalityCombobox } from "./LocalityCombobox.tsx";
import { OwnPosition } from "./OwnPosition.tsx";
import { useWanted } from "./use-wanted.ts";
import { isWantedAmount, type Wanted } from "./wanted.ts";
import { wantedAtom } from "./wanted-atom.ts";

interface Props {
  wanted: Wanted | null;
  /** The amount that the words of a search tell. */
  amount?: Pick<Wanted, "amount" | "unit"> | undefined;
  /** The address of the page when something else is wanted. */
  toAddress(wanted: Wanted | null): `?${string}`;
  onClose(): void;
}

const unitOptions = wantedUnits.map((value) => ({ value, text: unitLabel[value] }));

const amountMessage = `Anna määrä väliltä ${toQuantityInput(minWanted)}–${maxWanted}, enintään kahdella desimaalilla.`;

/** What is typed and chosen. */
interface Values {
  to: Locality | null;
  amount: string;
  unit: WantedUnit;
}

const resolver = schemaResolver(WantedWood, ({ to, amount: typed, unit }: Values) => {
  const amount = parseQuantity(typed);
  const isAmountValid = amount !== null && isWantedAmount(amount);
  return {
    input: { to: to?._id, amount, unit },
    fieldErrors: {
      ...(!to && { to: "Valitse paikkakunta." }),
      ...(!isAmountValid && { amount: amountMessage }),
    },
  };
});

function WantedForm({
  localities,
  wanted,
  amount: told,
  toAddress,
}: Omit<Props, "onClose"> & { localities: readonly Locality[] }) {
  const navigate = useNavigate();
  const store = useSetAtom(wantedAtom);
  // Unlike the place of a page, what the visitor has told can be forgotten.
  const isWishKnown = useWanted() !== null;
  const element = useRef<HTMLFormElement>(null);
  const { amount, unit } = told ?? wanted ?? defaultWanted;
  const { formState, handleSubmit, register, setValue, watch } = useTypedForm<Values, unknown, WantedWood>({
    defaultValues: {
      to: localities.find(({ _id }) => _id === wanted?.to) ?? null,
      amount: toQuantityInput(amount),
      unit,
    },
    resolver,
    // The combobox is not registered, and keeps the ref of its input to itself.
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = formState;
  const choose = (to: Locality | null) => setValue("to", to, { shouldValidate: isSubmitted });

  function show(next: WantedWood) {
    const locality = localities.find(({ _id }) => _id === next.to);
    if (locality) store({ ...next, location: locality.location, region: locality.region._id });
    void navigate(toAddress(next), { replace: true, preventScrollReset: true });
  }

  const focusFirst = (invalid: typeof errors) =>
    element.current?.querySelector<HTMLElement>(`[name="${invalid.to ? "to" : "amount"}"]`)?.focus();

  function clear() {
    store(null);
    void navigate(toAddress(null), { replace: true, preventScrollReset: true });
  }

  return (
    <form
      ref={element}
      onSubmit={(event) => void handleSubmit(show, focusFirst)(event)}
      noValidate
      className={styles.form}
    >
      <p>Kun kerrot paikkakunnan ja määrän, jokaisessa ilmoituksessa näkyy hinta kotiin tuotuna.</p>
      <LocalityCombobox
        localities={localities}
        value={watch("to")}
        error={errors.to?.message}
        onChange={choose}
      />
      <OwnPosition localities={localities} onFound={choose} />
      <FieldGrid>
        <TextField
          label="Paljonko?"
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...register("amount")}
        />
        <Select
          label="Yksikkö"
          hint="Irto-m³ on löyhästi kipattua, pino-m³ eli motti tiiviisti ladottua puuta."
          options={unitOptions}
          {...register("unit")}
        />
      </FieldGrid>
      <div className={styles.buttons}>
        <Button type="submit" variant="accent">
          Näytä hinnat
        </Button>
        {isWishKnown && (
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
  useRetryOnline(localities === null ? "failed" : null, load);
  return (
    <Dialog title="Hinta kotiin tuotuna" onClose={onClose}>
      {localities === undefined && <Skeleton count={3} shape="line" />}
      {localities === null && (
        <LoadError title="Paikkakuntia ei saatu haettua." isRetrying={false} onRetry={load} />
      )}
      {localities && <WantedForm localities={localities} {...form} />}
    </Dialog>
  );
}
