import type { ReactNode } from "react";
import styles from "./FieldGrid.module.css";

/** Fields two abreast where there is room, below each other on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field that takes a whole row of its grid. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
