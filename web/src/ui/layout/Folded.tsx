import type { ReactNode } from "react";
import styles from "./Folded.module.css";

interface Props {
  /** The line that shows the content when it is pressed. */
  summary: string;
  open?: boolean;
  children: ReactNode;
}

/** Content that is folded behind a line. */
export function Folded({ summary, open = false, children }: Props) {
  return (
    <details className={styles.folded} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
