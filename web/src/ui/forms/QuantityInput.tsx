import { useId, useLayoutEffect, useReducer, useRef, useState } from "react";
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
  /** Shown below an invalid quantity. */
  error: string;
  onChange(value: number): void;
}

/** Quantity input with − and + buttons. It has no maximum; the caller checks the stock. */
export function QuantityInput({ label, value, min, step, format, parse, error, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const errorId = useId();
  // Several taps may come before the next render: each steps from the quantity that the one before wanted. Each renders, so that the value
  // counts again when the caller has rejected it.
  const wanted = useRef(value);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    wanted.current = value;
  });

  function commit() {
    if (typed === null) return;
    const parsed = parse(typed);
    const isEmpty = typed.trim() === "";
    // What is invalid stays to be corrected; an emptied input returns to the quantity.
    setIsInvalid(parsed === null && !isEmpty);
    if (parsed === null && !isEmpty) return;
    setTyped(null);
    if (parsed !== null && parsed !== value) change(parsed);
  }

  function change(quantity: number) {
    setTyped(null);
    setIsInvalid(false);
    render();
    wanted.current = Math.max(min, quantity);
    onChange(wanted.current);
  }

  return (
    <div className={styles.field}>
      <fieldset className={styles.quantity}>
        <legend>
          <VisuallyHidden>Määrä: {label}</VisuallyHidden>
        </legend>
        <IconButton
          icon="minus"
          label="Vähennä"
          disabled={value <= min}
          onClick={() => change(wanted.current - step)}
        />
        <input
          className={styles.number}
          aria-label="Määrä"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
          value={typed ?? format(value)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
        <IconButton icon="plus" label="Lisää" onClick={() => change(wanted.current + step)} />
      </fieldset>
      <div role="status">
        {isInvalid && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
