import type { ReactNode } from "react";
import { joinClasses } from "../classes.ts";
import styles from "./Badge.module.css";

export type BadgeVariant = "neutral" | "positive" | "accent" | "warning";

export function Badge({ variant = "neutral", children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={joinClasses(styles.badge, styles[variant])}>{children}</span>;
}
