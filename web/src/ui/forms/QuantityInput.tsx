import { useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { IconButton } from "./Button.tsx";
import styles from "./QuantityInput.module.css";

interface Props {
  /** Name of the product: "Koivu, Pilke 33 cm". */
  label: string;
  value: number;
  /** Minimum, and the step of the − and + buttons. */
  min: number;
  step: number;
  /** Converts the quantity to the input's text and back; `parse` returns null for an invalid quantity. */
  format(value: number): string;
  parse(typed: string): number | null;
  onChange(value: number): void;
}

/** Quantity input with − and + buttons. It has no maximum; the caller checks the stock. */
export function QuantityInput({ label, value, min, step, format, parse, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    const parsed = parse(typed ?? "");
    setTyped(null);
    if (parsed !== null && parsed !== value) onChange(Math.max(min, parsed));
  }

  return (
    <fieldset className={styles.quantity}>
      <legend>
        <VisuallyHidden>Määrä: {label}</VisuallyHidden>
      </legend>
      <IconButton
        icon="minus"
        label="Vähennä"
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      />
      <input
        className={styles.number}
        aria-label="Määrä"
        inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
        value={typed ?? format(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
      <IconButton icon="plus" label="Lisää" onClick={() => onChange(value + step)} />
    </fieldset>
  );
}
