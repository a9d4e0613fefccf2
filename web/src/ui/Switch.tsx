import { Field, Switch as HeadlessSwitch, Label } from "@headlessui/react";
import styles from "./Switch.module.css";

export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <Field className={styles.row}>
      <HeadlessSwitch checked={on} onChange={onChange} className={styles.track}>
        <span className={styles.knob} />
      </HeadlessSwitch>
      <Label className={styles.label}>{label}</Label>
    </Field>
  );
}
