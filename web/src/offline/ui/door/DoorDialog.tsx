import { parseQuantity, toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import { defaultWanted, maxWanted, minWanted, wantedUnits } from "@halkopiha/domain/products/catalogue.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadAllLocalities } from "../../../lib/api/locations.ts";
import { useWanted } from "../../../lib/products/use-wanted.ts";
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

function DoorForm({
  localities,
  wanted,
  toAddress,
}: Omit<Props, "onClose"> & { localities: readonly Locality[] }) {
  const navigate = useNavigate();
  const store = useSetAtom(wantedAtom);
  // Unlike the place of a page, what the visitor has told can be forgotten.
  const isWishKnown = useWanted() !== null;
  const form = useRef<HTMLFormElement>(null);
  const [locality, setLocality] = useState(localities.find(({ _id }) => _id === wanted?.to) ?? null);
  const [amount, setAmount] = useState(toQuantityInput((wanted ?? defaultWanted).amount));
  const [unit, setUnit] = useState((wanted ?? defaultWanted).unit);
  const [isSubmitted, setSubmitted] = useState(false);

  const parsed = parseQuantity(amount);
  const isAmountValid = parsed !== null && isWantedAmount(parsed);
  const localityError = locality ? undefined : "Valitse paikkakunta.";
  const amountError = isAmountValid
    ? undefined
    : `Anna määrä väliltä ${toQuantityInput(minWanted)}–${maxWanted}, enintään kahdella desimaalilla.`;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (locality && parsed !== null && isAmountValid) {
      const next = { to: locality._id, amount: parsed, unit };
      store({ ...next, location: locality.location, region: locality.region._id });
      void navigate(toAddress(next), { replace: true, preventScrollReset: true });
      return;
    }
    form.current?.querySelector<HTMLElement>(`[name="${locality ? "amount" : "to"}"]`)?.focus();
  }

  function clear() {
    store(null);
    void navigate(toAddress(null), { replace: true, preventScrollReset: true });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <p>Kun kerrot paikkakunnan ja määrän, jokaisessa ilmoituksessa näkyy hinta kotiin tuotuna.</p>
      <LocalityCombobox
        localities={localities}
        value={locality}
        error={isSubmitted ? localityError : undefined}
        onChange={setLocality}
      />
      <OwnPosition localities={localities} onFound={setLocality} />
      <FieldGrid>
        <TextField
          label="Paljonko?"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={isSubmitted ? amountError : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Select
          label="Yksikkö"
          options={unitOptions}
          value={unit}
          onChange={({ target }) => setUnit(wantedUnits.find((word) => word === target.value) ?? unit)}
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
