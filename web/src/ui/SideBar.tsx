import type { ReactNode } from "react";
import styles from "./SideBar.module.css";

interface Props {
  label: string;
  /** Whose place this is. */
  name: string;
  tag: ReactNode;
  /** Links and buttons, one per section. */
  children: ReactNode;
}

/** The sections of a place of one's own; a row on a phone, a column at a desk. */
export function SideBar({ label, name, tag, children }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.name}>
        {name} {tag}
      </p>
      <nav className={styles.sections} aria-label={label}>
        {children}
      </nav>
    </div>
  );
}

export function SideBarLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {side}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
