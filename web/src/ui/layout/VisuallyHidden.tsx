import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

/** Words for those who listen; the rest see them from the place. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
