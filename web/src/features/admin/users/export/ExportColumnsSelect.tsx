import { useAtom } from "jotai/react";
import { Select } from "../../../../ui/forms/Select.tsx";
import { userTableAtom } from "../list/user-table-atom.ts";

/** Chooses whether files have the columns of the table or all; kept on this device. */
export function ExportColumnsSelect() {
  const [view, setView] = useAtom(userTableAtom);
  return (
    <Select
      label="Tiedoston sarakkeet"
      options={[
        { value: "shown", text: "Näkyvät" },
        { value: "all", text: "Kaikki" },
      ]}
      value={view.exportsAll ? "all" : "shown"}
      onChange={({ target }) => setView({ ...view, exportsAll: target.value === "all" })}
    />
  );
}
