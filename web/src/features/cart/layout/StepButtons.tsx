import type { ReactNode } from "react";
import styles from "./StepButtons.module.css";

/** Back button on the left, next button on the right; on a phone the next button comes first and has the full width. */
export function StepButtons({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.buttons}>
      {children}
      {back}
    </div>
  );
}
