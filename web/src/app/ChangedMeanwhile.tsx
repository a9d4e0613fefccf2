import { useEffect, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { Table } from "../ui/Table.tsx";
import styles from "./ChangedMeanwhile.module.css";
import type { Difference } from "./stale.ts";

interface Props {
  differences: readonly Difference[];
  busy: boolean;
  onMine(): void;
  onNow(): void;
}

/** Another has changed the same thing: what, and whose words are to hold. Takes the focus, since the form could not be saved. */
export function ChangedMeanwhile({ differences, busy, onMine, onNow }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.place} aria-label="Muutettu muualla">
      <h3 ref={heading} tabIndex={-1}>
        Tietoja on muutettu muualla sillä välin.
      </h3>
      <Table
        caption="Muuttuneet tiedot"
        captionUnseen
        compact
        rows={differences}
        keyOf={({ label }) => label}
        columns={[
          { head: "Tieto", cell: ({ label }) => <strong>{label}</strong> },
          { head: "Avatessasi", cell: ({ before }) => before || "–" },
          { head: "Nyt", cell: ({ now }) => now || "–" },
          { head: "Sinulla", cell: ({ mine }) => mine || "–" },
        ]}
      />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={onMine}>
          Tallenna omat muutokseni
        </Button>
        <Button look="plain" onClick={onNow}>
          Ota uudet tiedot
        </Button>
      </div>
    </section>
  );
}
