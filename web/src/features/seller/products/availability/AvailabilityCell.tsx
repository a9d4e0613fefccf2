import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isStock } from "@halkopiha/domain/products/product-kind.ts";
import type { ComponentProps } from "react";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { isPausedToday } from "../../../../market/products/card/paused.ts";
import { Select } from "../../../../ui/forms/Select.tsx";
import styles from "../Products.module.css";
import { listPauseOptions, otherDay } from "./pause-options.ts";
import { useAvailability } from "./use-availability.ts";
import { useFinalChoice } from "./use-final-choice.ts";

interface LabelledSelectProps extends Pick<ComponentProps<typeof Select>, "options" | "empty"> {
  text: string;
  /** The title of the product, for screen readers. */
  title: string;
  value: string;
  /** As of `useFinalChoice`. */
  asking?: string;
  onChoose(value: string): void;
}

/** A select with its visible label beside it, which saves what is chosen. */
function LabelledSelect({ text, title, value, asking, onChoose, ...select }: LabelledSelectProps) {
  const isOffline = useIsOffline();
  const [choiceProps, isOpen] = useFinalChoice({ value, onChoose, ...(asking && { asking }) });
  return (
    <div className={styles.availabilityRow}>
      <span aria-hidden="true">{text}</span>
      <div>
        <Select
          {...select}
          {...choiceProps}
          label={`${text}: ${title}`}
          isLabelHidden
          // Not disabled while it is saved, which would lose the focus.
          disabled={isOffline}
        />
        <p role="status">{isOpen && "Enter tallentaa, Esc peruu."}</p>
      </div>
    </div>
  );
}

interface Props {
  product: Product;
  /** Asks for the day until which the product is paused. */
  onPause(id: string): void;
}

/** The delivery time and the pause of a product, each changed with one press. */
export function AvailabilityCell({ product, onPause }: Props) {
  const { shown, isSaving, save } = useAvailability(product);
  const title = formatListingTitle(product);
  const paused = isPausedToday(shown) ? shown.pausedUntil : null;
  return (
    <div className={styles.availability} aria-busy={isSaving}>
      {isStock(product) && (
        <LabelledSelect
          text="Toimitusaika"
          title={title}
          empty={`Oletus (${deliveryTimeLabel[product.owner.deliveryTime].toLowerCase()})`}
          options={deliveryTimes.map((value) => ({ value, text: deliveryTimeLabel[value] }))}
          value={shown.deliveryTime ?? ""}
          onChoose={(chosen) => save({ deliveryTime: deliveryTimes.find((time) => time === chosen) ?? null })}
        />
      )}
      <LabelledSelect
        text="Myynti"
        title={title}
        options={listPauseOptions(paused)}
        value={paused ?? ""}
        asking={otherDay}
        onChoose={(chosen) => {
          if (chosen === otherDay) onPause(product._id);
          else save({ pausedUntil: chosen || null });
        }}
      />
    </div>
  );
}
