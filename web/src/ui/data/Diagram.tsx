import { type ReactNode, useId } from "react";
import styles from "./Diagram.module.css";

interface Props {
  /** Title and description of the drawing, for screen readers. */
  title: string;
  description: string;
  caption: ReactNode;
  width: number;
  height: number;
  children: ReactNode;
}

/** An explanatory drawing; its colours follow the colour scheme. */
export function Diagram({ title, description, caption, width, height, children }: Props) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className={styles.drawing}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
