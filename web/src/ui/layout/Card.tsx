import type { ComponentProps } from "react";
import { joinClasses } from "../classes.ts";
import styles from "./Card.module.css";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={joinClasses(styles.card, className)} />;
}
