import { Select } from "../../../ui/forms/Select.tsx";

const options = [
  { value: "kyllä", text: "kyllä" },
  { value: "ei", text: "ei" },
];

/** A question that is answered kyllä or ei. §4 */
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
