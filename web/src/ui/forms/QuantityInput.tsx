import { useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { IconButton } from "./Button.tsx";
import styles from "./QuantityInput.module.css";

interface Props {
  /** Of what: "Koivu, Pilke 33 cm". */
  label: string;
  value: number;
  /** The least there can be, and by how much − and + change it. */
  min: number;
  step: number;
  /** The quantity as a person types it, and back; null for what is no quantity of this. */
  format(value: number): string;
  parse(typed: string): number | null;
  onChange(value: number): void;
}

/** How many, with − and +. What is too many is for the one who knows the stock to say. */
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
