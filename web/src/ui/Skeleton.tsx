import styles from "./Skeleton.module.css";
import { Unseen } from "./Unseen.tsx";

/** Grey cards where the real ones will stand; read out once as "loading". */
export function Skeleton({ count = 1, shape = "card" }: { count?: number; shape?: "card" | "line" }) {
  return (
    <div role="status" className={styles.group}>
      <Unseen>Ladataan…</Unseen>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className={styles[shape]} />
      ))}
    </div>
  );
}
