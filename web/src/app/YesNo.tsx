import { Select } from "../ui/Select.tsx";

const answers = [
  { value: "kyllä", text: "kyllä" },
  { value: "ei", text: "ei" },
];

/** A question that is answered kyllä or ei. §4 */
export function YesNo({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <Select
      label={label}
      options={answers}
      value={on ? "kyllä" : "ei"}
      onChange={({ target }) => onChange(target.value === "kyllä")}
    />
  );
}
