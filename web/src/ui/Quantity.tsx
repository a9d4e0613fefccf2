import { useState } from "react";
import { IconButton } from "./Button.tsx";
import styles from "./Quantity.module.css";
import { Unseen } from "./Unseen.tsx";

interface Props {
  /** Of what: "Koivu, Pilke 33 cm". */
  label: string;
  value: number;
  onChange(value: number): void;
}

/** How many, with − and +. What is too many is for the one who knows the stock to say. */
export function Quantity({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function take() {
    const wanted = Number.parseInt(typed ?? "", 10);
    setTyped(null);
    if (!Number.isNaN(wanted) && wanted !== value) onChange(Math.max(1, wanted));
  }

  return (
    <fieldset className={styles.quantity}>
      <legend>
        <Unseen>Määrä: {label}</Unseen>
      </legend>
      <IconButton icon="minus" label="Vähennä" disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <input
        className={styles.number}
        aria-label="Määrä"
        inputMode="numeric"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
      <IconButton icon="plus" label="Lisää" onClick={() => onChange(value + 1)} />
    </fieldset>
  );
}
