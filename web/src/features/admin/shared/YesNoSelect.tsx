import { Select } from "../../../ui/forms/Select.tsx";

const options = [
  { value: "kyllä", text: "kyllä" },
  { value: "ei", text: "ei" },
];

/** Select with the options yes and no. §4 */
export function YesNoSelect({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <Select
      label={label}
      options={options}
      value={on ? "kyllä" : "ei"}
      onChange={({ target }) => onChange(target.value === "kyllä")}
    />
  );
}
