import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classes } from "./classes.ts";

export type BadgeLook = "neutral" | "spruce" | "ember" | "warning";

export function Badge({ look = "neutral", children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[look])}>{children}</span>;
}
