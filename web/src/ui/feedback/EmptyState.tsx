import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Message for an empty list or a failed request, with optional actions. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 60" aria-hidden="true" className={styles.drawing}>
        <path d="M8 52h104" />
        <circle cx="36" cy="38" r="14" />
        <circle cx="66" cy="38" r="14" />
        <circle cx="51" cy="14" r="12" />
        <circle cx="36" cy="38" r="6" />
        <circle cx="66" cy="38" r="6" />
        <circle cx="51" cy="14" r="5" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
