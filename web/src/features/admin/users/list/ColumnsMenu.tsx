import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { useAtom } from "jotai/react";
import { buttonClass } from "../../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { Switch } from "../../../../ui/forms/Switch.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./ColumnsMenu.module.css";
import { getColumnName } from "./user-columns.tsx";
import { type ColumnKey, columnKeys, userTableAtom } from "./user-table-atom.ts";

/** Chooses the columns of the table and the height of its rows; both are kept on this device. */
export function ColumnsMenu() {
  const [view, setView] = useAtom(userTableAtom);
  const toggle = (key: ColumnKey) => {
    const { columns } = view;
    setView({
      ...view,
      columns: columns.includes(key) ? columns.filter((shown) => shown !== key) : [...columns, key],
    });
  };
  return (
    <Popover className={styles.menu}>
      <PopoverButton className={buttonClass("plain")}>
        Sarakkeet
        <Icon name="down" />
      </PopoverButton>
      <PopoverPanel className={styles.panel}>
        <fieldset className={styles.columns}>
          <legend>Näytettävät sarakkeet</legend>
          {columnKeys.map((key) => (
            <Checkbox
              key={key}
              label={getColumnName(key)}
              checked={view.columns.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </fieldset>
        <Switch
          label="Tiiviit rivit"
          on={view.isDense}
          onChange={(isDense) => setView({ ...view, isDense })}
        />
      </PopoverPanel>
    </Popover>
  );
}
