import type { ReactNode } from "react";
import styles from "./Unseen.module.css";

/** Words for those who listen; the rest see them from the place. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
