import { IconButton } from "./Button.tsx";
import styles from "./Quantity.module.css";

interface Props {
  /** Of what: "Koivu, Pilke 33 cm". */
  label: string;
  value: number;
  onChange(value: number): void;
}

/** How many, with − and +. What is too many is for the one who knows the stock to say. */
export function Quantity({ label, value, onChange }: Props) {
  return (
    <fieldset className={styles.quantity}>
      <legend className={styles.unseen}>{`Määrä: ${label}`}</legend>
      <IconButton icon="minus" label="Vähennä" disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <input
        key={value}
        className={styles.number}
        aria-label="Määrä"
        inputMode="numeric"
        defaultValue={value}
        onBlur={({ target }) => {
          const typed = Number.parseInt(target.value, 10);
          if (Number.isNaN(typed) || typed === value) target.value = String(value);
          else onChange(Math.max(1, typed));
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <IconButton icon="plus" label="Lisää" onClick={() => onChange(value + 1)} />
    </fieldset>
  );
}
