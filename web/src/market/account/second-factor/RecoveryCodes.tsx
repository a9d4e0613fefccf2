import { useState } from "react";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./SecondFactor.module.css";

interface Props {
  codes: readonly string[];
  onDone(): void;
}

/** The recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isStored, setStored] = useState(false);
  const text = `${codes.join("\n")}\n`;
  return (
    <div className={styles.step}>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        Tallenna palautuskoodit
      </h3>
      <p>
        Jos puhelimesi katoaa, kirjaudut näillä. Kukin koodi toimii kerran. Tulosta ne tai tallenna ne muualle
        kuin puhelimeesi: niitä ei näytetä uudelleen.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} label="Kopioi koodit" />
        <a
          className={buttonClass("plain", "small")}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="halkopiha-palautuskoodit.txt"
        >
          Lataa tiedostona
        </a>
      </div>
      <Checkbox
        label="Olen tallentanut koodit"
        checked={isStored}
        onChange={({ target }) => setStored(target.checked)}
      />
      <Button variant="accent" disabled={!isStored} onClick={onDone}>
        Valmis
      </Button>
    </div>
  );
}
