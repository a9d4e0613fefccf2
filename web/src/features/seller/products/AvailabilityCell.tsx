import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import type { AvailabilityChange } from "@halkopiha/domain/products/availability-change.ts";
import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import { isStock, type Product } from "@halkopiha/domain/products/product.ts";
import { type ComponentProps, useTransition } from "react";
import { isPausedToday } from "../../../lib/products/paused.ts";
import { useIsOffline } from "../../../offline/ui/OfflineNotice.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import styles from "./Products.module.css";
import { listPauseOptions, otherDay } from "./pause-options.ts";
import { useChangeAvailability } from "./use-change-availability.ts";

interface LabelledSelectProps extends Omit<ComponentProps<typeof Select>, "label" | "isLabelHidden"> {
  text: string;
  /** The title of the product, for screen readers. */
  title: string;
}

/** A select with its visible label beside it. */
function LabelledSelect({ text, title, ...select }: LabelledSelectProps) {
  return (
    <div className={styles.availabilityRow}>
      <span aria-hidden="true">{text}</span>
      <Select {...select} label={`${text}: ${title}`} isLabelHidden />
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
  const { _id: productId, owner, deliveryTime, pausedUntil } = product;
  const change = useChangeAvailability();
  const [isChanging, start] = useTransition();
  const isOffline = useIsOffline();
  const title = formatListingTitle(product);
  const paused = isPausedToday(product) ? pausedUntil : null;

  // The banner has shown the error.
  const send = (changed: Pick<AvailabilityChange, "deliveryTime" | "pausedUntil">) => {
    // Not disabled meanwhile, which would lose the focus.
    if (isChanging) return;
    start(async () => {
      await change({ ...changed, productId, seen: { deliveryTime, pausedUntil } }).catch(() => undefined);
    });
  };

  return (
    <div className={styles.availability} aria-busy={isChanging}>
      {isStock(product) && (
        <LabelledSelect
          text="Toimitusaika"
          title={title}
          disabled={isOffline}
          empty={`Oletus (${deliveryTimeLabel[owner.deliveryTime].toLowerCase()})`}
          options={deliveryTimes.map((value) => ({ value, text: deliveryTimeLabel[value] }))}
          value={deliveryTime ?? ""}
          onChange={({ target }) =>
            send({ deliveryTime: deliveryTimes.find((time) => time === target.value) ?? null })
          }
        />
      )}
      <LabelledSelect
        text="Myynti"
        title={title}
        disabled={isOffline}
        options={listPauseOptions(paused)}
        value={paused ?? ""}
        onChange={({ target }) => {
          if (target.value === otherDay) onPause(productId);
          else send({ pausedUntil: target.value || null });
        }}
      />
    </div>
  );
}
