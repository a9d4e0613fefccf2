import { joinClasses } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import styles from "./Stepper.module.css";

/** Progress indicator of a task with several steps. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={joinClasses(
            styles.step,
            index === current && styles.current,
            index < current && styles.done,
          )}
        >
          <span className={styles.mark}>{index < current ? <Icon name="check" /> : index + 1}</span>
          <span className={styles.name}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
