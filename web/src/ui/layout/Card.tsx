import type { ComponentProps } from "react";
import styles from "./Card.module.css";
import { joinClasses } from "../classes.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={joinClasses(styles.card, className)} />;
}
