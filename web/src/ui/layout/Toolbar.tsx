import type { ReactNode } from "react";
import styles from "./Toolbar.module.css";

/** Actions and filters above a list; wraps on a narrow screen. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and this is none.
    <div role="group" aria-label={label} className={styles.toolbar}>
      {children}
    </div>
  );
}
