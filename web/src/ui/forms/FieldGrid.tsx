import type { ReactNode } from "react";
import styles from "./FieldGrid.module.css";

/** Grid of fields with two columns, one on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field that spans a whole row of its grid. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
