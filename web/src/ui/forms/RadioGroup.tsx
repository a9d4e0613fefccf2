import { Radio } from "./Radio.tsx";
import styles from "./RadioGroup.module.css";

interface Props {
  legend: string;
  name: string;
  /** Null while nothing is chosen. */
  value: boolean | null;
  options: readonly { value: boolean; text: string }[];
  onChange(value: boolean): void;
}

/** Two radio buttons for a boolean value. */
export function RadioGroup({ legend, name, value, options, onChange }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Radio
          key={option.text}
          label={option.text}
          name={name}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}
