import { joinClasses } from "../classes.ts";
import styles from "./Chip.module.css";

/** Class of a link in a row of choices, of which one is current. */
export const chipClass = (isCurrent: boolean): string =>
  joinClasses(styles.chip, isCurrent && styles.current);
