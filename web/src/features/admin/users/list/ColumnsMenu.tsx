import { useAtom } from "jotai/react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { Switch } from "../../../../ui/forms/Switch.tsx";
import styles from "./ColumnsMenu.module.css";
import { getColumnName } from "./user-columns.tsx";
import { type ColumnKey, columnKeys, userTableAtom } from "./user-table-atom.ts";

/** Chooses the columns of the table and the height of its rows; both are kept on this device. */
function ColumnsPanel({ id }: { id: string }) {
  const [view, setView] = useAtom(userTableAtom);
  const toggle = (key: ColumnKey) => {
    const { columns } = view;
    setView({
      ...view,
      columns: columns.includes(key) ? columns.filter((shown) => shown !== key) : [...columns, key],
    });
  };
  return (
    <fieldset id={id} className={styles.panel}>
      <legend>Näytettävät sarakkeet</legend>
      {columnKeys.map((key) => (
        <Checkbox
          key={key}
          label={getColumnName(key)}
          checked={view.columns.includes(key)}
          onChange={() => toggle(key)}
        />
      ))}
      <Switch label="Tiiviit rivit" on={view.isDense} onChange={(isDense) => setView({ ...view, isDense })} />
    </fieldset>
  );
}

/** Opens the choice of columns above the table; Escape closes it. */
export function ColumnsMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the key wherever the focus is inside.
    <div className={styles.menu} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        variant="plain"
        icon="down"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Sarakkeet
      </Button>
      {isOpen && <ColumnsPanel id={panel} />}
    </div>
  );
}
