import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import {
  AvailabilityChange,
  maxPauseDays,
  mayPauseUntil,
  wrongPauseDay,
} from "@halkopiha/domain/products/availability-change.ts";
import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import { type Product, pickAvailability } from "@halkopiha/domain/products/product.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { getToday } from "../../../../lib/format/today.ts";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../../lib/forms/use-typed-form.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../Products.module.css";
import { useChangeAvailability } from "./use-change-availability.ts";

const unchanged = "unchanged";
const unchangedOption = { value: unchanged, text: "Ei muutosta" };
const saleOptions = [
  unchangedOption,
  { value: "onSale", text: "Kaikki myyntiin" },
  { value: "paused", text: "Kaikki tauolle" },
];
const timeOptions = [
  unchangedOption,
  ...deliveryTimes.map((value) => ({ value, text: deliveryTimeLabel[value] })),
];

interface Values {
  deliveryTime: string;
  sale: string;
  /** `YYYY-MM-DD`, or empty. */
  pausedUntil: string;
}

/** The change of one product, or of all of them. */
function toChange(product: Product | undefined, { deliveryTime, sale, pausedUntil }: Values) {
  if (product) {
    return { productId: product._id, pausedUntil, seen: pickAvailability(product) };
  }
  return {
    ...(deliveryTime !== unchanged && { deliveryTime }),
    ...(sale !== unchanged && { pausedUntil: sale === "paused" ? pausedUntil : null }),
  };
}

const createResolver = (product: Product | undefined) =>
  schemaResolver(AvailabilityChange, (typed: Values) => {
    const { deliveryTime, sale, pausedUntil } = typed;
    const isNothing = !product && deliveryTime === unchanged && sale === unchanged;
    return {
      input: toChange(product, typed),
      fieldErrors: {
        ...(isNothing && { deliveryTime: "Valitse, mikä muuttuu." }),
        ...(sale === "paused" && !mayPauseUntil(pausedUntil, getToday()) && { pausedUntil: wrongPauseDay }),
      },
    };
  });

interface Props {
  /** The product to pause; absent to change all of them. */
  product?: Product;
  onClose(): void;
}

/** Pauses a product until any day, or changes the delivery time and the pause of all products at once. */
export function AvailabilityDialog({ product, onClose }: Props) {
  const change = useChangeAvailability();
  const title = product ? `Tauko: ${formatListingTitle(product)}` : "Muuta saatavuutta";
  const { formState, handleSubmit, register, watch } = useTypedForm<Values, unknown, AvailabilityChange>({
    defaultValues: { deliveryTime: unchanged, sale: product ? "paused" : unchanged, pausedUntil: "" },
    resolver: createResolver(product),
  });
  const { errors, isSubmitting } = formState;

  async function save(changed: AvailabilityChange) {
    try {
      await change(changed);
      onClose();
    } catch (error) {
      // The banner has shown it.
      assertApiError(error);
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit(save)(event)}
        noValidate
        aria-label={title}
      >
        {!product && (
          <>
            <p>Muutos koskee kaikkia tuotteitasi ja palveluitasi.</p>
            <Select
              label="Toimitusaika"
              error={errors.deliveryTime?.message}
              options={timeOptions}
              {...register("deliveryTime", { deps: ["sale"] })}
            />
            <Select
              label="Myynti"
              options={saleOptions}
              {...register("sale", { deps: ["deliveryTime", "pausedUntil"] })}
            />
          </>
        )}
        {watch("sale") === "paused" && (
          <TextField
            label="Seuraava erä"
            type="date"
            min={addDays(getToday(), 1)}
            max={addDays(getToday(), maxPauseDays)}
            hint="Siihen asti tuote näkyy ostajille, mutta sitä ei voi tilata. Tauko päättyy itsestään."
            error={errors.pausedUntil?.message}
            {...register("pausedUntil")}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton busy={isSubmitting} action="Tallentaminen">
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
