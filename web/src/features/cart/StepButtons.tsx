import type { ReactNode } from "react";
import styles from "./StepButtons.module.css";

/** Back at the left, on at the right; on a phone the way on comes first and is as wide as the thumb. */
export function StepButtons({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.buttons}>
      {children}
      {back}
    </div>
  );
}
