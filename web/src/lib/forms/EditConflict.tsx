import { useEffect, useRef } from "react";
import { Table } from "../../ui/data/Table.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import styles from "./EditConflict.module.css";
import type { FieldConflict } from "./edit-conflict.ts";

interface Props {
  differences: readonly FieldConflict[];
  /** `h3` in a dialog, whose title is an `h2`. */
  heading?: "h2" | "h3";
  busy: boolean;
  onKeepMine(): void;
  onTakeCurrent(): void;
}

/**
 * Shows what another user saved meanwhile and lets the user keep their own values or take the stored ones. Gets the focus, because the
 * form could not be saved.
 */
export function EditConflict({
  differences,
  heading: Heading = "h3",
  busy,
  onKeepMine,
  onTakeCurrent,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.notice} aria-label="Muutettu muualla">
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        Tietoja on muutettu muualla sillä välin.
      </Heading>
      <Table
        caption="Muuttuneet tiedot"
        captionHidden
        compact
        rows={differences}
        getKey={({ label }) => label}
        columns={[
          { header: "Tieto", cell: ({ label }) => <strong>{label}</strong> },
          { header: "Avatessasi", cell: ({ before }) => before || "–" },
          { header: "Nyt", cell: ({ now }) => now || "–" },
          { header: "Sinulla", cell: ({ mine }) => (mine === null ? "Ei muutosta" : mine || "–") },
        ]}
      />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={onKeepMine}>
          Tallenna omat muutokseni
        </Button>
        <Button variant="plain" onClick={onTakeCurrent}>
          Ota uudet tiedot
        </Button>
      </div>
    </section>
  );
}
