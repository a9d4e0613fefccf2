import { addDays } from "@halkopiha/domain/finnish-date.ts";
import {
  deliveryTimeLabel,
  maxPauseDays,
  mayPauseUntil,
  wrongPauseDay,
} from "@halkopiha/domain/products/availability.ts";
import type { AvailabilityChange } from "@halkopiha/domain/products/availability-change.ts";
import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api/errors.ts";
import { getToday } from "../../../lib/format/today.ts";
import { SubmitButton } from "../../../offline/ui/SubmitButton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { formatListingTitle } from "./listing-title.ts";
import styles from "./Products.module.css";
import { useChangeAvailability } from "./use-change-availability.ts";

const saleOptions = [
  { value: "onSale", text: "Kaikki myyntiin" },
  { value: "paused", text: "Kaikki tauolle" },
];

interface Props {
  /** The product to pause; absent to change all of them. */
  product?: Product;
  onClose(): void;
}

/** Pauses a product until any day, or changes the delivery time and the pause of all products at once. */
export function AvailabilityDialog({ product, onClose }: Props) {
  const change = useChangeAvailability();
  const [time, setTime] = useState("");
  const [sale, setSale] = useState(product ? "paused" : "");
  const [day, setDay] = useState("");
  const [error, setError] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const title = product ? `Tauko: ${formatListingTitle(product)}` : "Kaikille ilmoituksille";

  function toChange(): AvailabilityChange {
    if (product) {
      const { _id: productId, deliveryTime, pausedUntil } = product;
      return { productId, pausedUntil: day, seen: { deliveryTime, pausedUntil } };
    }
    const deliveryTime = deliveryTimes.find((known) => known === time);
    return {
      ...(deliveryTime && { deliveryTime }),
      ...(sale && { pausedUntil: sale === "paused" ? day : null }),
    };
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!time && !sale) {
      setMissing(true);
      event.currentTarget.querySelector("select")?.focus();
      return;
    }
    if (sale === "paused" && !(CalendarDay.safeParse(day).success && mayPauseUntil(day, getToday()))) {
      setError(wrongPauseDay);
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    setSaving(true);
    try {
      await change(toChange());
      onClose();
    } catch (failure) {
      // The banner has shown it.
      if (!(failure instanceof ApiError)) throw failure;
      setSaving(false);
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate aria-label={title}>
        {!product && (
          <>
            <p>Muutos koskee kaikkia tuotteitasi ja palveluitasi.</p>
            <Select
              label="Toimitusaika"
              empty="Ei muutosta"
              error={isMissing && !time && !sale ? "Valitse, mikä muuttuu." : undefined}
              options={deliveryTimes.map((value) => ({ value, text: deliveryTimeLabel[value] }))}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
            <Select
              label="Myynti"
              empty="Ei muutosta"
              options={saleOptions}
              value={sale}
              onChange={({ target }) => setSale(target.value)}
            />
          </>
        )}
        {sale === "paused" && (
          <TextField
            label="Seuraava erä"
            type="date"
            min={addDays(getToday(), 1)}
            max={addDays(getToday(), maxPauseDays)}
            hint="Siihen asti tuote näkyy ostajille, mutta sitä ei voi tilata. Tauko päättyy itsestään."
            error={error}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setError(undefined);
            }}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton busy={isSaving} action="Tallentaminen">
            Tallenna
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
