import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./Skeleton.module.css";

/** Grey placeholders for pending content; announced once as "loading". */
export function Skeleton({ count = 1, shape = "card" }: { count?: number; shape?: "card" | "line" }) {
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>Ladataan…</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className={styles[shape]} />
      ))}
    </div>
  );
}
