import type { ReactNode } from "react";
import { joinClasses } from "../classes.ts";
import styles from "./Toolbar.module.css";

interface Props {
  label: string;
  /** Stays in one row on a narrow screen. */
  row?: boolean;
  children: ReactNode;
}

/** Actions and filters above a list; wraps on a narrow screen. */
export function Toolbar({ label, row = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and this is none.
    <div role="group" aria-label={label} className={joinClasses(styles.toolbar, row && styles.row)}>
      {children}
    </div>
  );
}
