import type { ComponentProps } from "react";
import styles from "./Card.module.css";
import { classes } from "./classes.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes(styles.card, className)} />;
}
